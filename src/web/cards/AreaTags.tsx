import type { ThematicAreaReference } from '#contract/thematicAreas.ts';
import { Arch } from '#ui/Arch.tsx';
import { hueOfAreas } from './hueOfAreas.ts';
import { WrittenText } from './WrittenText.tsx';
import './AreaTags.css';

export interface AreaTagsProps {
  areas: readonly ThematicAreaReference[];
  /** Where each leads; without it they are words alone. */
  hrefOf?: (area: ThematicAreaReference) => string;
}

/** The areas of a member or an organization, each with its small arch. */
export function AreaTags({ areas, hrefOf }: AreaTagsProps) {
  if (areas.length === 0) return null;
  return (
    <ul className="area-tags">
      {areas.map((area) => {
        const name = <WrittenText en={area.title_en} ar={area.title_ar} />;
        return (
          <li key={area.id} className="area-tags__item">
            <Arch hue={hueOfAreas([area])} width={12} height={15} />
            {hrefOf ? <a href={hrefOf(area)}>{name}</a> : name}
          </li>
        );
      })}
    </ul>
  );
}
