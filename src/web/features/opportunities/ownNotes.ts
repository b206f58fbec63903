/** What a member's buttons on the page of an opportunity do. */
export const ownIntents = ['save', 'unsave', 'cancel'] as const;
export type OwnIntent = (typeof ownIntents)[number];

/** What the page says once it was done. */
const ownNotes = ['sent', 'saved', 'unsaved', 'withdrawn'] as const;
export type OwnNote = (typeof ownNotes)[number];

/** What the page says when it was refused. */
export interface OwnOutcome {
  message: string;
}

/** Which note the query of the page names, if any. */
export function readOwnNote(search: string): OwnNote | null {
  const done = new URLSearchParams(search).get('done');
  return ownNotes.find((note) => note === done) ?? null;
}
