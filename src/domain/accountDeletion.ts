/** How long a member can come back after they asked for the deletion of their account (decisions §3: 14 days). */
export const deletionGraceMs = 14 * 86_400_000;
/** How long a copy of a member's data can be downloaded. */
export const exportKeptMs = 7 * 86_400_000;

export const visibilities = ['public', 'members', 'connections', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** Whether a text names one of the circles that may see a profile. */
export function isVisibility(text: string): text is Visibility {
  return (visibilities as readonly string[]).includes(text);
}
