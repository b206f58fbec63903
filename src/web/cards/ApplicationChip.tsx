import type { Application } from '#contract/applications.ts';
import { useTranslate } from '#web/shell/language.tsx';
import './ApplicationChip.css';

const tones: Partial<Record<Application['status'], string>> = {
  offered: 'good',
  accepted: 'good',
  shortlisted: 'good',
  interview: 'good',
  rejected: 'over',
  withdrawn: 'over',
  expired: 'over',
};

/** Where an application stands, as a small label: in words, the color only beside them. */
export function ApplicationChip({ status }: Pick<Application, 'status'>) {
  const { t } = useTranslate();
  return (
    <span className={`chip application-chip application-chip--${tones[status] ?? 'open'}`}>
      {t(`application.status.${status}`)}
    </span>
  );
}
