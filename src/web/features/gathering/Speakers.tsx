import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { SectionHeading } from '#web/cards/SectionHeading.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { ReadEvent } from './readEvent.ts';

/** Who speaks: portrait, name and office. */
export function Speakers({ speakers }: { speakers: ReadEvent['speakers'] }) {
  const { t } = useTranslate();
  if (speakers.length === 0) return null;
  return (
    <section className="section" aria-labelledby="speakers">
      <SectionHeading id="speakers" title={t('gathering.speakers')} />
      <ul className="speakers grid">
        {speakers.map(({ key, name, role }) => (
          <li key={key} className="speakers__one">
            <ArchPortrait name={name} />
            <div>
              <h3>
                <MarkedText text={name} />
              </h3>
              <p className="muted small">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
