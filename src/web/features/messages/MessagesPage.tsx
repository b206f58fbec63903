import { data, useLoaderData } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { classNames } from '#ui/classNames.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { resultsId } from '#ui/resultsId.ts';
import { type AccountOutcome, heldOutcome } from '#web/shell/account/accountAction.ts';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { notFound, pageLoader } from '#web/shell/loading.ts';
import { ConversationList } from './ConversationList.tsx';
import { messagesAction } from './messagesAction.ts';
import './MessagesPage.css';
import { partnerName } from './partnerName.ts';
import type { OpenedThread } from './Thread.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { type ConversationPage, useConversations } from './useConversations.ts';
import { useLooks } from './useLooks.ts';

interface MessagesData {
  list: ConversationPage;
  /** Of the list: the message that it begins after; empty for the newest. */
  olderThan: string;
  /** Null where none was asked for, or there is none of one's own by that id. */
  opened: OpenedThread | null;
  /** Of the thread: the message that it ends before; empty for the newest. */
  before: string;
  isMissing: boolean;
  /** For what the form of the page sends without script. */
  clientId: string;
  held: AccountOutcome<never> | null;
}

/** Chat: the conversations of a member and the one that is open, side by side where there is room (decisions §4). */
function MessagesPage() {
  const { t, paths } = useTranslate();
  const loaded = useLoaderData<MessagesData>();
  const { opened, before, isMissing, olderThan, clientId } = loaded;
  const { list, refresh, markRead } = useConversations(loaded.list, olderThan === '');
  const outcome = useAccountOutcome<never>();
  useLooks(() => {
    // An open conversation looks for both.
    if (!opened) void refresh();
  });
  const isEmpty = list.items.length === 0 && olderThan === '';
  const openId = opened?.conversation.id ?? null;
  // On a phone there is nothing but the list then.
  const isListFirst = !opened && !isMissing && !isEmpty;
  return (
    <div className={classNames('chat wrap', (opened || isMissing) && 'chat--open')}>
      <h1 className="chat__title">{t('chat.title')}</h1>
      {!opened && outcome?.message && (
        <Notice tone="error" role="alert">
          {outcome.message}
        </Notice>
      )}
      <div className="chat__panes">
        <nav {...(isListFirst ? entrance : {})} className="chat__list" aria-label={t('chat.conversations')}>
          {isEmpty ? (
            <p className="chat__none muted">{t('chat.noneYet')}</p>
          ) : (
            <ConversationList list={list} openId={openId} isOlder={olderThan !== ''} />
          )}
        </nav>
        {opened ? (
          <ThreadPane
            key={`${opened.conversation.id} ${before}`}
            opened={opened}
            clientId={clientId}
            isNewest={before === ''}
            standing={list.items.find(({ id }) => id === openId) ?? opened.conversation}
            onChange={refresh}
            onRead={() => markRead(opened.conversation.id)}
          />
        ) : (
          <section {...(isListFirst ? {} : entrance)} className="chat__nothing" aria-label={t('chat.title')}>
            {isMissing ? (
              <EmptyState
                title={t('chat.notFoundTitle')}
                action={
                  <a className={buttonClass({ variant: 'secondary' })} href={paths.messages()}>
                    {t('chat.all')}
                  </a>
                }
              >
                {t('chat.notFoundText')}
              </EmptyState>
            ) : isEmpty ? (
              <EmptyState
                title={t('chat.emptyTitle')}
                action={
                  <a className={buttonClass({ variant: 'secondary' })} href={paths.myConnections()}>
                    {t('memberMenu.connections')}
                  </a>
                }
              >
                {t('chat.emptyText')}
              </EmptyState>
            ) : (
              <EmptyState title={t('chat.chooseTitle')}>{t('chat.chooseText')}</EmptyState>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

/** Where the focus goes when the page shows something else. */
const entrance = { id: resultsId, tabIndex: -1 };

/** A conversation with a page of its messages; null where one has none by that id. */
async function openThread(api: Api, id: string, before: string): Promise<OpenedThread | null> {
  const params = { id };
  const query = before === '' ? {} : { before_id: Number(before) };
  try {
    const [conversation, messages] = await Promise.all([
      api.getConversation({ params }),
      api.listMessages({ params, query }),
    ]);
    return { conversation, ...messages };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    // Begins after no message of it.
    if (isApiError(error) && error.status === 422 && before !== '') return openThread(api, id, '');
    throw error;
  }
}

const readId = (text: string | null) => (text !== null && /^[1-9][0-9]{0,14}$/.test(text) ? text : '');

export const page = definePage<MessagesData>({
  audience: 'members',
  loader: pageLoader(async ({ api, url, user, heldForm }) => {
    // Chat is there for those alone for whom it was switched on (decisions §6).
    if (user?.messaging_system !== 1) throw notFound();
    const wanted = url.searchParams.get('convoId') ?? '';
    const before = readId(url.searchParams.get('before'));
    const olderThan = readId(url.searchParams.get('olderThan'));
    const [list, opened] = await Promise.all([
      api.listConversations({ query: { before_message_id: olderThan === '' ? undefined : Number(olderThan) } }),
      readId(wanted) === '' ? null : openThread(api, wanted, before),
    ]);
    const isMissing = wanted !== '' && !opened;
    // The router unpacks this before the page sees it.
    return data(
      { list, olderThan, opened, before, isMissing, clientId: crypto.randomUUID(), held: heldOutcome(heldForm) },
      { status: isMissing ? 404 : 200, headers: { 'cache-control': 'private, no-store' } },
    ) as unknown as MessagesData;
  }),
  action: messagesAction,
  head: ({ t, language, viewer, data: { opened } }) => {
    const title = opened
      ? t('chat.threadTitle', { name: partnerName(opened.conversation, language, t) })
      : t('chat.title');
    return {
      title: t('meta.titleWithSite', { title, site: viewer.siteName }),
      description: t('chat.description'),
      isIndexed: false,
    };
  },
  Component: MessagesPage,
});
