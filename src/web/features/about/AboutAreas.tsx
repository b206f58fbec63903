import type { ThematicArea } from '#contract/thematicAreas.ts';
import { agsCategories } from '#domain/opportunity.ts';
import { Arch } from '#ui/Arch.tsx';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { MissingPart } from '#web/cards/Panel.tsx';
import { SectionHeading } from '#web/cards/SectionHeading.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** The focus areas, each with its sub-themes and its pages in the three categories. */
export function AboutAreas({ areas }: { areas: readonly ThematicArea[] | null }) {
  const { t } = useTranslate();
  return (
    <section className="about__areas section" aria-labelledby="areas">
      <div className="wrap">
        <SectionHeading id="areas" title={t('about.areasTitle')} lead={t('home.areasLead')} />
        {areas === null ? (
          <MissingPart shape="text" count={5} />
        ) : (
          areas.map((area) => <AboutArea key={area.id} area={area} />)
        )}
      </div>
    </section>
  );
}

function AboutArea({ area }: { area: ThematicArea }) {
  const { t, paths } = useTranslate();
  const title = area.title ?? area.slug;
  return (
    <section className="about-area" id={area.slug} aria-labelledby={`${area.slug}-title`}>
      <Arch hue={hueOfAreas([area])} width={104} height={148} isFramed />
      <div>
        <h3 id={`${area.slug}-title`}>{title}</h3>
        <p className="about-area__text">{area.description}</p>
        <ul className="about-area__pages">
          {agsCategories.map((category) => {
            const name = t(`category.${category}`);
            return (
              <li key={category}>
                <a
                  className="text-link"
                  href={paths.focusArea(category, area.slug)}
                  aria-label={t('meta.focusArea.title', { area: title, category })}
                >
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <div>
        <h4 className="about-area__subs-title">{t('about.subThemes')}</h4>
        <dl className="about-area__subs">
          {area.subs.map((sub, index) => (
            <div key={index}>
              <dt>{sub.title}</dt>
              <dd>{sub.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
