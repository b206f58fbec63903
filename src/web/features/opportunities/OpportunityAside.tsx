import type { OwnStanding } from '#contract/applications.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Icon } from '#ui/Icon.tsx';
import { logAction } from '#web/shell/actionLog.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { DeadlineClock } from './DeadlineClock.tsx';
import { ownActions } from './ownActions.ts';
import { ShareLinks } from './ShareLinks.tsx';

/** Beside the text: the deadline, how to apply, saving and sharing, and the facts at a glance. */
export function OpportunityAside({ opportunity, own }: { opportunity: OpportunityDetail; own: OwnStanding | null }) {
  const { t, paths } = useTranslate();
  return (
    <aside className="opportunity-page__aside" aria-label={t('opportunity.facts')}>
      <div className="card stack opportunity-page__panel">
        <DeadlineClock opportunity={opportunity} />
        {own ? (
          <ownActions.Part opportunity={opportunity} own={own} />
        ) : (
          <>
            <ApplyPanel opportunity={opportunity} />
            <a
              className={buttonClass({ variant: 'secondary', isWide: true })}
              href={paths.login(paths.opportunity(opportunity))}
              rel="nofollow"
              onClick={() => logAction({ action: 'save', targetType: 'opportunity', targetId: opportunity.id })}
            >
              <Icon name="bookmark" />
              {t('opportunity.save')}
            </a>
          </>
        )}
        <ShareLinks opportunity={opportunity} />
      </div>
      <Facts opportunity={opportunity} />
    </aside>
  );
}

function Facts({ opportunity: o }: { opportunity: OpportunityDetail }) {
  const { t, language, paths } = useTranslate();
  const { timeZone } = useViewer();
  const date = (instant: string | null) =>
    instant && <time dateTime={instant}>{formatDate(instant, language, timeZone)}</time>;
  const areas = o.thematic_areas.map((area) => (
    <li key={area.id}>
      <a href={paths.focusArea(o.ags_category, area.slug)}>{area.title}</a>
    </li>
  ));
  return (
    <DefinitionList
      items={[
        {
          term: t('opportunity.focusAreas'),
          value: areas.length > 0 && <ul className="opportunity-page__areas">{areas}</ul>,
        },
        { term: t('opportunity.category'), value: o.category_name },
        { term: t('opportunity.workMode'), value: o.work_mode && t(`workMode.${o.work_mode}`) },
        { term: t('opportunity.employmentType'), value: o.employment_type && t(`employmentType.${o.employment_type}`) },
        {
          term: t('opportunity.languages'),
          value: o.language_requirements.map((code) => languageName(code, t)).join(' · '),
        },
        { term: t('opportunity.startsOn'), value: date(o.starts_on) },
        { term: t('opportunity.positions'), value: o.positions !== null && formatNumber(o.positions, language) },
        { term: t('opportunity.publishedOn'), value: date(o.published_at) },
      ]}
    />
  );
}

/** A language by its code, or what was written in its place. */
function languageName(code: string, t: (id: MessageId) => string): string {
  return knownLanguages.has(code) ? t(`language.name.${code}` as MessageId) : code;
}

const knownLanguages = new Set('ar ber de en es fa fr hi it ja ku ms pt ru so sw tr ur zh'.split(' '));
