import { archPath } from '#ui/archPath.ts';
import { hueClass, hues } from '#ui/hue.ts';

const width = 320;
const height = 330;
/** How far each arch stands inside the one before it. */
const step = 30;

/** The view down a colonnade: five arches one behind the other, a hue each. Decoration. */
export function NestedArches() {
  return (
    <svg
      className="nested-arches"
      viewBox={`0 0 ${width} ${height + 4}`}
      width="310"
      height="324"
      aria-hidden="true"
      focusable="false"
    >
      {hues.slice(0, 5).map((hue, index) => (
        <path
          key={hue}
          className={`nested-arches__arch ${hueClass(hue)}`}
          d={archPath(
            width - 20 - index * 2 * step,
            height - index * step * 1.4,
            10 + index * step,
            index * step * 1.4,
          )}
        />
      ))}
      <path className="nested-arches__end" d={archPath(20, 112, 150, 218)} />
      <rect className="colonnade__plinth" y={height} width={width} height="4" />
    </svg>
  );
}
