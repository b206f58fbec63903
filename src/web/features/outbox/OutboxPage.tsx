import { data, useLoaderData } from 'react-router';
import type { OutboxMail } from '#contract/outbox.ts';
import { formatDateTime } from '#i18n/format.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import './OutboxPage.css';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { useViewer } from '#web/shell/viewer.tsx';

/** The mails that a demo would have sent. */
function OutboxPage() {
  const { t } = useTranslate();
  const { items } = useLoaderData<{ items: OutboxMail[] }>();
  if (items.length === 0) {
    return (
      <div className="state-page wrap">
        <EmptyState headingLevel={1} title={t('outbox.emptyTitle')}>
          {t('outbox.emptyText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="outbox wrap stack">
      <h1>{t('outbox.title')}</h1>
      <p className="muted">{t('outbox.lead')}</p>
      <ul className="stack">
        {items.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Mails isolate their addresses by signs that are no part of them. */
const link = /(https?:\/\/[^\s\u2066-\u2069]+)/;

function Mail({ mail }: { mail: OutboxMail }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  return (
    <details className="outbox__mail">
      <summary>
        <bdi lang={mail.language} className="outbox__subject">
          {mail.subject}
        </bdi>
        <span className="muted small">
          <bdi dir="ltr">{mail.to}</bdi> · <bdi>{formatDateTime(mail.sent_at, language, timeZone)}</bdi>
        </span>
      </summary>
      <div className="outbox__text" lang={mail.language} dir={mail.language === 'ar' ? 'rtl' : 'ltr'}>
        {mail.text.split(link).map((part, index) =>
          link.test(part) ? (
            <a key={index} href={part} dir="ltr">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </div>
      <p>
        <a className="text-link" href={mail.html_url} target="_blank" rel="noreferrer">
          {t('outbox.asHtml')}
        </a>
      </p>
    </details>
  );
}

export const page = definePage<{ items: OutboxMail[] }>({
  loader: pageLoader(async ({ api }) => {
    const outbox = await api.listOutboxMails();
    // The router unpacks this before a page sees it.
    return data(outbox, { headers: { 'cache-control': 'private, no-store' } }) as unknown as typeof outbox;
  }),
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('outbox.title'), site: viewer.siteName }),
    description: t('outbox.lead'),
    isIndexed: false,
  }),
  Component: OutboxPage,
});
