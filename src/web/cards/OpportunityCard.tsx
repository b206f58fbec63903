import type { OpportunityCard as Opportunity } from '#contract/opportunities.ts';
import { Arch } from '#ui/Arch.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { logAction } from '#web/shell/actionLog.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { memberParts } from '#web/shell/memberParts.ts';
import { DeadlineLabel, ShortDeadline } from './DeadlineLabel.tsx';
import { hueOfAreas } from './hueOfAreas.ts';
import './OpportunityCard.css';
import { OpportunityFacts, OpportunitySubjects } from './OpportunityFacts.tsx';
import { WrittenText, writtenIn } from './WrittenText.tsx';

export interface OpportunityCardProps {
  opportunity: Opportunity;
  /** `row`: the full width, with arch, summary and deadline; `tile`: one of several beside each other. */
  variant?: 'row' | 'tile';
  headingLevel?: 2 | 3 | 4;
  /** `li` as an item of a list. */
  as?: 'article' | 'li';
}

/** An opportunity in a list. The whole card leads to its page. */
export function OpportunityCard({ variant = 'row', ...props }: OpportunityCardProps) {
  return variant === 'row' ? <OpportunityRow {...props} /> : <OpportunityTile {...props} />;
}

type VariantProps = Omit<OpportunityCardProps, 'variant'>;

function OpportunityRow({ opportunity, headingLevel = 2, as }: VariantProps) {
  const { t, language, paths } = useTranslate();
  const { summary_en: en, summary_ar: ar, matches } = opportunity;
  const own = opportunity.is_saved === undefined ? undefined : memberParts();
  const hue = hueOfAreas(opportunity.thematic_areas);
  return (
    <Card as={as} hue={hue} hasRule={false} className="opportunity">
      <Arch hue={hue} />
      <div className="opportunity__body">
        <OpportunitySubjects opportunity={opportunity} />
        <Title opportunity={opportunity} level={headingLevel} />
        <OpportunityFacts opportunity={opportunity} />
        {writtenIn({ en, ar }, language) && (
          <p className="opportunity__summary">
            <WrittenText en={en} ar={ar} matches={matches?.summary} />
          </p>
        )}
      </div>
      <div className="opportunity__aside">
        <DeadlineLabel times={opportunity} />
        <p className="opportunity__actions">
          {own ? (
            <own.SaveMark opportunity={opportunity} />
          ) : (
            <a
              className="text-link"
              href={paths.login(paths.opportunity(opportunity))}
              rel="nofollow"
              onClick={() => logAction({ action: 'save', targetType: 'opportunity', targetId: opportunity.id })}
              aria-label={t('opportunity.saveNamed', { title: opportunity.title ?? '' })}
            >
              {t('opportunity.save')}
            </a>
          )}
          {/* Seen, not spoken: the title's link covers the card and this with it. */}
          <span className="text-link" aria-hidden="true">
            {t('opportunities.details')}
            <Icon name="arrow" />
          </span>
        </p>
      </div>
    </Card>
  );
}

function OpportunityTile({ opportunity, headingLevel = 3, as }: VariantProps) {
  const { t } = useTranslate();
  const own = opportunity.is_saved === undefined ? undefined : memberParts();
  return (
    <Card as={as} hue={hueOfAreas(opportunity.thematic_areas)} className="opportunity-tile">
      <OpportunitySubjects opportunity={opportunity} />
      <Title opportunity={opportunity} level={headingLevel} />
      <OpportunityFacts opportunity={opportunity} isShort />
      <p className="card__foot">
        <span className="muted">{t('deadline.label')}</span>
        <strong>
          <ShortDeadline times={opportunity} />
        </strong>
        {own && <own.SaveMark opportunity={opportunity} />}
      </p>
    </Card>
  );
}

function Title({ opportunity, level }: { opportunity: Opportunity; level: 2 | 3 | 4 }) {
  const { paths } = useTranslate();
  const Heading = `h${level}` as const;
  return (
    <Heading className="opportunity__title">
      <a className="card__link" href={paths.opportunity(opportunity)}>
        <WrittenText en={opportunity.title_en} ar={opportunity.title_ar} matches={opportunity.matches?.title} />
      </a>
    </Heading>
  );
}
