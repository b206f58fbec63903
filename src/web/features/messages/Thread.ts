import { isApiError } from '#contract/client.ts';
import type { Conversation, Message } from '#contract/conversations.ts';
import type { Api } from '#contract/endpoints.ts';
import { isSignedOut } from '#web/shell/loading.ts';
import { unreadCounts } from '#web/shell/unreadCounts.ts';
import type { UnsentMessage, UnsentMessages } from '#web/shell/unsentMessages.ts';
import { endOfRun, mergeMessages } from './messageRun.ts';

export interface Outgoing extends UnsentMessage {
  /** Why it was not sent; null while it is on its way. */
  failure: string | null;
}

export interface ThreadState {
  /** By their number; between two of them none is missing, but for what came while one's own was sent. */
  messages: readonly Message[];
  /** What one wrote and the server has not answered for yet, in the order of writing. */
  outgoing: readonly Outgoing[];
  hasEarlier: boolean;
  earlier: 'idle' | 'loading' | 'failed';
  /** What the other one wrote while the page was open: is read out. */
  arrived: readonly Message[];
  hasSent: boolean;
  standing: Pick<Conversation, 'can_send' | 'cannot_send_reason'>;
}

/** A conversation, and the messages that it is opened with. */
export interface OpenedThread {
  conversation: Conversation;
  items: readonly Message[];
  has_more: boolean;
}

interface ThreadOptions extends OpenedThread {
  api: Api;
  unsent: UnsentMessages;
  /** The sentence for a failure. */
  explain: (error: unknown) => string;
}

interface ThreadCalls {
  /** Told when messages came or went out, so that the list of conversations follows. */
  onChange: () => void;
  onRead: () => void;
}

const maxArrived = 5;

/**
 * One open conversation in the browser. Messages are told apart by their id and ordered by their number; what one
 * writes waits on the device until the server has it, and goes out one after the other, each with the UUID that makes
 * sending it again harmless: nothing is lost, doubled or reordered (decisions §6).
 */
export class Thread {
  readonly #options: ThreadOptions;
  readonly #params: { id: string };
  readonly #listeners = new Set<() => void>();
  #state: ThreadState;
  #calls: ThreadCalls | null = null;
  #readUpTo: number;
  #isFlushing = false;
  #isCatchingUp = false;
  #canRetry = false;

  constructor(options: ThreadOptions) {
    const { conversation, items, has_more } = options;
    this.#options = options;
    this.#params = { id: String(conversation.id) };
    this.#readUpTo = conversation.last_read_message_id ?? 0;
    this.#state = {
      messages: items,
      outgoing: [],
      hasEarlier: has_more,
      earlier: 'idle',
      arrived: [],
      hasSent: false,
      standing: conversation,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): ThreadState => this.#state;

  /** Whom to tell: the page as it was rendered last. */
  tellTo(calls: ThreadCalls): void {
    this.#calls = calls;
  }

  /** Takes up what was written before a reload, and marks what is seen as read. */
  start(): void {
    const known = new Set(this.#state.outgoing.map(({ clientId }) => clientId));
    const kept = this.#options.unsent.list().filter(({ clientId }) => !known.has(clientId));
    if (kept.length > 0)
      this.#update({ outgoing: [...kept.map((one) => ({ ...one, failure: null })), ...this.#state.outgoing] });
    this.#settle();
    void this.flush();
    void this.markRead();
  }

  send(body: string): void {
    const message: UnsentMessage = { clientId: crypto.randomUUID(), body, writtenAt: Date.now() };
    this.#options.unsent.add(message);
    this.#update({ outgoing: [...this.#state.outgoing, { ...message, failure: null }] });
    void this.flush();
  }

  discard(clientId: string): void {
    this.#options.unsent.remove(clientId);
    this.#update({ outgoing: this.#state.outgoing.filter((one) => one.clientId !== clientId) });
  }

  /** Sends what waits, the oldest first. What fails stops those behind it: they would overtake it. */
  async flush(): Promise<void> {
    if (this.#isFlushing || this.#state.outgoing.length === 0) return;
    this.#isFlushing = true;
    this.#canRetry = false;
    this.#failAll(null);
    try {
      for (let [next] = this.#state.outgoing; next; [next] = this.#state.outgoing) {
        const { clientId, body } = next;
        const { message, ...counts } = await this.#options.api.sendMessage({
          params: this.#params,
          body: { body, client_id: clientId },
        });
        this.#options.unsent.remove(clientId);
        unreadCounts.tell(counts);
        this.#update({
          messages: mergeMessages(this.#state.messages, [message]),
          outgoing: this.#state.outgoing.filter((one) => one.clientId !== clientId),
          hasSent: true,
        });
      }
      this.#calls?.onChange();
    } catch (error) {
      // The page is being left for the login; what was written waits on the device.
      if (isSignedOut(error)) return;
      const known = isApiError(error) ? error : null;
      this.#canRetry = known === null || known.status >= 500 || known.status === 429;
      this.#failAll(this.#options.explain(error));
      if (known?.code === 'chat_closed') {
        // What the API says of a conversation that is closed.
        const standing = known.state as ThreadState['standing'] | undefined;
        this.#update({ standing: { can_send: false, cannot_send_reason: standing?.cannot_send_reason ?? null } });
      }
    } finally {
      this.#isFlushing = false;
    }
    if (endOfRun(this.#state.messages) !== this.#state.messages.at(-1)) await this.catchUp();
  }

  /** Brings what came since the last message without a gap before it, and tries again what a broken line held up. */
  async catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      for (let isMore = true; isMore;) {
        const last = endOfRun(this.#state.messages);
        const { items, has_more } = await this.#options.api.listMessages({
          params: this.#params,
          query: last ? { after_id: last.id } : {},
        });
        const known = new Set(this.#state.messages.map(({ id }) => id));
        const arrived = items.filter((one) => !one.is_own && !known.has(one.id));
        this.#update({
          messages: mergeMessages(this.#state.messages, items),
          ...(last ? {} : { hasEarlier: has_more }),
          ...(arrived.length > 0 ? { arrived: [...this.#state.arrived, ...arrived].slice(-maxArrived) } : {}),
        });
        this.#settle();
        isMore = last !== undefined && has_more && items.length > 0;
      }
      await this.markRead();
      if (this.#canRetry) await this.flush();
    } catch {
      // The next look tries again.
    } finally {
      this.#isCatchingUp = false;
    }
  }

  async loadEarlier(): Promise<void> {
    const [first] = this.#state.messages;
    if (!first || this.#state.earlier === 'loading') return;
    this.#update({ earlier: 'loading' });
    try {
      const query = { before_id: first.id };
      const { items, has_more } = await this.#options.api.listMessages({ params: this.#params, query });
      this.#update({ messages: mergeMessages(items, this.#state.messages), hasEarlier: has_more, earlier: 'idle' });
    } catch {
      this.#update({ earlier: 'failed' });
    }
  }

  /** Tells the server how far one has read, while somebody looks at the page. */
  async markRead(): Promise<void> {
    const last = endOfRun(this.#state.messages);
    if (!last || last.id <= this.#readUpTo || document.visibilityState !== 'visible') return;
    const before = this.#readUpTo;
    this.#readUpTo = last.id;
    try {
      const counts = await this.#options.api.markConversationRead({
        params: this.#params,
        body: { last_read_message_id: last.id },
      });
      unreadCounts.tell(counts);
      this.#calls?.onRead();
    } catch {
      this.#readUpTo = before;
    }
  }

  /** The conversation as the list has it now. */
  adopt({ can_send, cannot_send_reason }: ThreadState['standing']): void {
    if (can_send !== this.#state.standing.can_send) this.#update({ standing: { can_send, cannot_send_reason } });
  }

  /** Takes out what the server has, though its answer was lost or went to another tab. */
  #settle(): void {
    const sent = new Set(this.#state.messages.map((message) => message.client_id));
    for (const { clientId } of this.#state.outgoing) if (sent.has(clientId)) this.discard(clientId);
  }

  #failAll(failure: string | null): void {
    this.#update({ outgoing: this.#state.outgoing.map((one) => ({ ...one, failure })) });
  }

  #update(change: Partial<ThreadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
