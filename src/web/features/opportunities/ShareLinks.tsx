import type { OpportunityDetail } from '#contract/opportunities.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { useToast } from '#ui/Toast.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { logAction } from '#web/shell/actionLog.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';

/** Ways to pass an opportunity on: by mail without script, and with it by a copied link or the device's own way. */
export function ShareLinks({ opportunity }: { opportunity: OpportunityDetail }) {
  const { t, paths } = useTranslate();
  const { publicUrl, siteName } = useViewer();
  const showToast = useToast();
  const canShare = useHydrated() && 'share' in navigator;
  const title = opportunity.title ?? '';
  const url = publicUrl + paths.opportunity(opportunity);
  const subject = t('share.emailSubject', { title, site: siteName });
  const look = { variant: 'quiet', size: 'small' } as const;

  const log = (way: string) =>
    logAction({ action: 'share', targetType: 'opportunity', targetId: opportunity.id, meta: { way } });
  const copy = async () => {
    log('copy');
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('toast.linkCopied'), 'success');
    } catch {
      showToast(t('toast.copyFailed'), 'error');
    }
  };
  // Closing the device's dialog without a choice is no failure.
  const share = () => {
    log('device');
    navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <div className="share" role="group" aria-label={t('share.title')}>
      <Button {...look} className="share__copy" icon="copy" onClick={copy}>
        {t('share.copy')}
      </Button>
      <a
        className={buttonClass(look)}
        onClick={() => log('mail')}
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`}
      >
        <Icon name="mail" />
        {t('share.email')}
      </a>
      {canShare && (
        <Button {...look} icon="share" onClick={share}>
          {t('share.native')}
        </Button>
      )}
    </div>
  );
}
