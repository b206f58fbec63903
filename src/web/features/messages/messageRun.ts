import type { Message } from '#contract/conversations.ts';

type Numbered = Pick<Message, 'id' | 'seq'>;

/** Messages of both lists, each once, by their number in the conversation. */
export function mergeMessages<One extends Numbered>(known: readonly One[], more: readonly One[]): readonly One[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
}

/** The last message up to which none is missing: numbers in a conversation have no gaps. */
export function endOfRun<One extends Numbered>(messages: readonly One[]): One | undefined {
  const gap = messages.findIndex((message, index) => index > 0 && message.seq !== (messages[index - 1]?.seq ?? 0) + 1);
  return gap === -1 ? messages.at(-1) : messages[gap - 1];
}
