import type { SecurityState } from '#contract/secondFactor.ts';
import { formatDate } from '#i18n/format.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useShellData } from '#web/shell/shellData.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';

/** The researcher's iD that one can sign in with: connected, or to be connected. */
export function OrcidSection({ state, error }: { state: SecurityState; error: string | undefined }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  const { hasOrcidLogin } = useShellData();
  const { orcid } = state;
  // Without the registry there is only something to take away.
  if (orcid === null && !hasOrcidLogin) return null;
  const isLastWayIn = !state.has_password && state.passkeys.length === 0;
  return (
    <AccountSection id="orcid" title={t('account.orcid.title')} lead={t('account.orcid.lead')}>
      {error !== undefined && (
        <Notice id={answerId} tone="error" role="alert">
          {error}
        </Notice>
      )}
      {orcid === null ? (
        <Connect isProven={state.is_recently_authenticated} />
      ) : (
        <>
          <ul className="account__list">
            <li>
              <div>
                <strong>
                  <bdi dir="ltr">{orcid.id}</bdi>
                </strong>
                <p className="muted small">
                  <Sentence
                    id="account.orcid.linkedAt"
                    values={{ date: formatDate(orcid.linked_at, language, timeZone) }}
                  />
                </p>
              </div>
              {!isLastWayIn && (
                <ActionForm
                  at="orcid"
                  intent="disconnectOrcid"
                  label={t('account.orcid.disconnect')}
                  ariaLabel={t('account.orcid.disconnectNamed', { orcid: orcid.id })}
                  size="small"
                />
              )}
            </li>
          </ul>
          {isLastWayIn && error === undefined && <p className="muted">{t('orcid.lastWayIn')}</p>}
        </>
      )}
    </AccountSection>
  );
}

/** The link to the registry, once the member has proved to be it: linking asks for that on the way back. */
function Connect({ isProven }: { isProven: boolean }) {
  const { t, paths } = useTranslate();
  if (!isProven) return <ActionForm at="orcid" intent="prepareOrcid" label={t('account.orcid.connect')} />;
  return (
    <p>
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={paths.orcidStart(`${paths.security()}#orcid`)}
        data-reload=""
        rel="nofollow"
      >
        {t('account.orcid.connect')}
      </a>
    </p>
  );
}
