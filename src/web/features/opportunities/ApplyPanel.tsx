import { useLoaderData } from 'react-router';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { formatDateTime } from '#i18n/format.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { logAction } from '#web/shell/actionLog.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';

/** The way to apply, while there is one: here as a member, on the organization's site, or by mail. */
export function ApplyPanel({ opportunity: o }: { opportunity: OpportunityDetail }) {
  const { t, paths } = useTranslate();
  const { now } = useViewer();
  const { related } = useLoaderData<{ related: readonly unknown[] }>();
  if (!o.is_open && o.opens_at > now && o.status === 'published')
    return (
      <p>
        <Sentence id="opportunity.notYetOpen" nodes={{ date: <Moment at={o.opens_at} /> }} />
      </p>
    );
  if (!o.is_open)
    return (
      <div>
        <p>
          <strong>{t('opportunity.isClosed')}</strong>
        </p>
        {related.length > 0 && <p className="small muted">{t('opportunity.isClosedText')}</p>}
      </div>
    );
  const look = buttonClass({ isWide: true, size: 'large' });
  const log = () =>
    logAction({ action: 'apply', targetType: 'opportunity', targetId: o.id, meta: { mode: o.apply_mode } });
  if (o.apply_mode === 'external' && o.apply_url) {
    return (
      <a className={look} href={o.apply_url} onClick={log} rel="nofollow ugc noopener">
        {t('opportunity.applyExternal')}
        <Icon name="external" />
      </a>
    );
  }
  if (o.apply_mode === 'email' && o.apply_url) {
    return (
      <>
        <a className={look} onClick={log} href={`${o.apply_url}?subject=${encodeURIComponent(o.title ?? '')}`}>
          <Icon name="mail" />
          {t('opportunity.applyByEmail')}
        </a>
        <p className="small">
          <bdi dir="ltr">{o.apply_url.slice('mailto:'.length)}</bdi>
        </p>
      </>
    );
  }
  // An imported posting may name no place to apply; then the organization is the one to ask.
  if (o.apply_mode !== 'internal') return null;
  return (
    <>
      <a className={look} onClick={log} href={paths.login(paths.apply(o))} rel="nofollow">
        {t('opportunity.apply')}
      </a>
      <p className="small muted">{t('opportunity.applyNeedsAccount')}</p>
    </>
  );
}

function Moment({ at }: { at: string }) {
  const { language } = useTranslate();
  const { timeZone } = useViewer();
  return (
    <time className="unit" dateTime={at}>
      {formatDateTime(at, language, timeZone)}
    </time>
  );
}
