import { thematicAreaSlugs } from '#domain/thematicArea.ts';
import { Arch } from '#ui/Arch.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useShellData } from '#web/shell/shellData.ts';
import { hueOfAreas } from './hueOfAreas.ts';
import './AreaStrip.css';

interface AreaStripProps {
  label: string;
  hrefOf: (slug: string) => string;
  /** An area that is left out: the one whose page this is. */
  except?: string;
}

/** The focus areas below a floor line: an arch and a name each, beside each other. */
export function AreaStrip({ label, hrefOf, except }: AreaStripProps) {
  const areas = useAreaNames().filter(({ slug }) => slug !== except);
  return (
    <nav className="area-strip" aria-label={label}>
      <ul className="area-strip__list">
        {areas.map(({ slug, title }) => (
          <li key={slug}>
            <a className="area-strip__link" href={hrefOf(slug)}>
              <Arch hue={hueOfAreas([{ slug }])} width={35} height={44} hasLattice={false} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The areas in their order; where they could not be loaded, their known names stand in. */
export function useAreaNames(): { slug: string; title: string }[] {
  const { t } = useTranslate();
  const { areas } = useShellData();
  return areas.length > 0 ? areas : thematicAreaSlugs.map((slug) => ({ slug, title: t(`area.${slug}`) }));
}
