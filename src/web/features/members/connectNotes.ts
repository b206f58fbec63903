/** What the page of a member says once a button of the connection was pressed. */
const connectNotes = ['request', 'accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'] as const;
export type ConnectNote = (typeof connectNotes)[number];

/** What the page says when it was refused, with the note that was typed. */
export interface ConnectOutcome {
  message: string | null;
  errors: Readonly<Record<string, string>>;
  note: string;
}

/** The step that a text names, if any. */
export function readConnectNote(text: unknown): ConnectNote | null {
  return connectNotes.find((note) => note === text) ?? null;
}
