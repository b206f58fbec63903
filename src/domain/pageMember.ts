// For whom a page was made goes along with what it sends, since another member may have signed in in its browser
// meanwhile (docs/decisions/044).

/** The field of forms that holds the member's id; no part of what was typed. */
export const memberField = 'member';
/** The header of calls that a page's script makes. */
export const memberHeader = 'Riwaq-Member';
