import type { ReactNode } from 'react';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { directionOf } from '#i18n/language.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { writtenIn, type Written } from '#web/cards/WrittenText.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { RichText } from '#web/shell/RichText.tsx';

/** What the organization wrote about it, part by part; a part that it did not write is not there. */
export function OpportunityText({ opportunity: o }: { opportunity: OpportunityDetail }) {
  const { language } = useTranslate();
  const about = { en: o.description_en, ar: o.description_ar };
  const hasAbout = writtenIn(about, language) !== null;
  return (
    <div className="opportunity-page__text">
      {o.summary && hasAbout && (
        <Passage written={{ en: o.summary_en, ar: o.summary_ar }} className="opportunity-page__summary" />
      )}
      <Part
        title="opportunity.about"
        written={hasAbout ? about : { en: o.summary_en, ar: o.summary_ar }}
        render={(html) => <RichText html={html} />}
      />
      <Part title="opportunity.eligibility" written={{ en: o.eligibility_en, ar: o.eligibility_ar }} />
      <Part title="opportunity.funding" written={{ en: o.funding_en, ar: o.funding_ar }} />
    </div>
  );
}

interface PartProps {
  title: MessageId;
  written: Written;
  render?: (text: string) => ReactNode;
}

function Part({ title, written, render }: PartProps) {
  const { t, language } = useTranslate();
  const shown = writtenIn(written, language);
  if (!shown) return null;
  return (
    <section>
      <h2>{t(title)}</h2>
      {shown.language !== language && <p className="muted small">{t('language.onlyInOther')}</p>}
      <Passage written={written} render={render} />
    </section>
  );
}

/** A passage of several lines: in the other language it keeps that language's edge too, as lists and paragraphs need it. */
function Passage({
  written,
  render,
  className,
}: {
  written: Written;
  render?: ((text: string) => ReactNode) | undefined;
  className?: string;
}) {
  const { language } = useTranslate();
  const shown = writtenIn(written, language);
  if (!shown) return null;
  const foreign = shown.language === language ? {} : { lang: shown.language, dir: directionOf(shown.language) };
  return (
    <div className={className ?? 'opportunity-page__passage'} {...foreign}>
      {render ? render(shown.text) : shown.text}
    </div>
  );
}
