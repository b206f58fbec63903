import { type ConnectionState, knownState, seenStatusId } from './connection.ts';
import { truncateGraphemes } from './text.ts';

/** In UTF-16 units of the normalized text (decisions §6, §2). */
export const maxMessageLength = 4000;

/** What a message may be: judged by `checkField`, kept as `normalizeField` gives it. */
export const messageRule = { kind: 'text', isRequired: true, maxLength: maxMessageLength } as const;

/**
 * Why a member cannot write in a conversation. `not_connected`: the two are connected no longer, or the other one has
 * blocked them, which they are not told (decisions §5); `blocked`: they have blocked the other one; `away`: the other
 * one has no chat, or no account any more.
 */
export const cannotSendReasons = ['not_connected', 'blocked', 'away'] as const;
export type CannotSendReason = (typeof cannotSendReasons)[number];

/** How one of the two stands to the other. */
export interface ChatStanding {
  connection: ConnectionState | null;
  /** `there`: has chat and an account that lives; `away`: has not, for now; `former`: was erased. */
  other: 'there' | 'away' | 'former';
}

/** Why the one who asks cannot write to the other; null where they can. */
export function whyNotToSend({ connection, other }: ChatStanding): CannotSendReason | null {
  if (other === 'former') return 'away';
  const known = knownState(connection);
  const seen = known && seenStatusId(known);
  if (seen === 6) return 'blocked';
  if (seen !== 2) return 'not_connected';
  return other === 'there' ? null : 'away';
}

const maxPreviewGraphemes = 120;

/** A message on one line of a list, cut between characters as readers see them (case CHT-04). */
export function previewOf(body: string): string {
  return truncateGraphemes(body.replaceAll(/\p{White_Space}+/gu, ' '), maxPreviewGraphemes);
}
