import { ArchShape } from './Arch.tsx';
import { type Hue, hueClass } from './hue.ts';

const arches: readonly { hue: Hue; height: number }[] = [
  { hue: 'progressive-education', height: 171 },
  { hue: 'sustainability', height: 210 },
  { hue: 'artificial-intelligence', height: 242 },
  { hue: 'precision-health', height: 210 },
  { hue: 'social-progress', height: 171 },
];
const pitch = 78.7;
const inset = 6.6;
const base = 246;

/** Five arches on a plinth, the tallest in the middle; the order follows the page's direction. Decoration. */
export function Colonnade() {
  return (
    <svg className="colonnade" viewBox="0 0 400 250" width="532" height="333" aria-hidden="true" focusable="false">
      {arches.map(({ hue, height }, index) => (
        <g
          key={hue}
          className={hueClass(hue)}
          transform={`translate(${(inset + index * pitch).toFixed(1)} ${base - height})`}
        >
          <ArchShape hue={hue} height={height} isFramed />
        </g>
      ))}
      <rect className="colonnade__plinth" y={base} width="400" height="4" />
    </svg>
  );
}
