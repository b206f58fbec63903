import { type Hue, hueClass } from '#ui/hue.ts';
import { MissingPart } from '#web/cards/Panel.tsx';
import { TextBlocks } from '#web/cards/TextBlocks.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { FocusArea } from './FocusAreaPage.tsx';
import './AreaText.css';

/** What the area is, what it means in this category, and its sub-themes beside. */
export function AreaText({ area, hue }: { area: FocusArea; hue: Hue }) {
  const { t } = useTranslate();
  const { title, body, categoryBody, category, subs } = area;
  if (body.length === 0) return <MissingPart shape="text" count={3} />;
  return (
    <div className={`area-text section ${hueClass(hue)}`}>
      <div>
        <TextBlocks blocks={body} className="area-text__body" />
        {categoryBody.length > 0 && (
          <section aria-labelledby="in-category">
            <h2 id="in-category">{t('meta.focusArea.title', { area: title, category })}</h2>
            <TextBlocks blocks={categoryBody} />
          </section>
        )}
      </div>
      {subs.length > 0 && (
        <section className="area-text__subs" aria-labelledby="sub-themes">
          <h2 id="sub-themes">{t('area.subThemes')}</h2>
          <ul className="stack">
            {subs.map((sub, index) => (
              <li key={index}>
                <h3>{sub.title}</h3>
                <p className="muted small">{sub.description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
