import { type AgsCategory, agsCategories } from '#domain/opportunity.ts';
import { Icon } from '#ui/Icon.tsx';
import { AreaStrip } from '#web/cards/AreaStrip.tsx';
import { SectionHeading } from '#web/cards/SectionHeading.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import './NeighborAreas.css';

/** Where one goes from a focus area: the other areas of its category, and the same area in the other categories. */
export function NeighborAreas({ category, slug, area }: { category: AgsCategory; slug: string; area: string }) {
  const { t, paths } = useTranslate();
  const others = agsCategories.filter((each) => each !== category);
  const title = t(`area.othersTitle.${category}`);
  return (
    <section className="neighbors section" aria-labelledby="other-areas">
      <SectionHeading id="other-areas" title={title} />
      <AreaStrip label={title} hrefOf={(other) => paths.focusArea(category, other)} except={slug} />
      <p className="neighbors__elsewhere">
        <span className="muted">{t('area.sameAreaElsewhere')}</span>
        {others.map((other) => (
          <a
            key={other}
            className="text-link"
            href={paths.focusArea(other, slug)}
            aria-label={t('meta.focusArea.title', { area, category: other })}
          >
            {t(`category.${other}`)}
            <Icon name="arrow" />
          </a>
        ))}
      </p>
    </section>
  );
}
