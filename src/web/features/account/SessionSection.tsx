import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listSessions } from '#contract/accountSessions.ts';
import { formatDateTime } from '#i18n/format.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';

export type Sessions = EndpointData<typeof listSessions>['items'];

/** Where the member is signed in. */
export function SessionSection({ sessions }: { sessions: Sessions }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  return (
    <AccountSection id="sessions" title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      <ul className="account__list">
        {sessions.map((session) => {
          const device =
            session.device ?? t(session.kind === 'bearer' ? 'account.sessions.client' : 'account.sessions.unknown');
          return (
            <li key={session.id}>
              <div>
                <strong>
                  <bdi>{device}</bdi>
                </strong>
                {session.is_current && (
                  <span className="account__state account__state--on small">
                    <Icon name="check" />
                    {t('account.sessions.current')}
                  </span>
                )}
                <p className="muted small">
                  <Sentence
                    id="account.sessions.seen"
                    values={{ time: formatDateTime(session.last_seen_at, language, timeZone) }}
                  />
                  {session.address_prefix !== null && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{session.address_prefix}</bdi>
                    </>
                  )}
                </p>
              </div>
              {!session.is_current && (
                <ActionForm
                  at="sessions"
                  intent="endSession"
                  id={session.id}
                  label={t('account.sessions.end')}
                  ariaLabel={t('account.sessions.endNamed', { device })}
                  size="small"
                />
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && <ActionForm at="sessions" intent="endOthers" label={t('account.sessions.endOthers')} />}
    </AccountSection>
  );
}
