import { ArchShape } from '#ui/Arch.tsx';
import { archPath } from '#ui/archPath.ts';
import { girihFill } from '#ui/GirihPattern.tsx';
import { type Hue, hueClass } from '#ui/hue.ts';

const leaf = 'M0 0C8 -14 17 -21 27 -24V164L0 176Z';
const sides: readonly { hue: Hue; x: number; width: number; height: number }[] = [
  { hue: 'social-progress', x: 2, width: 84, height: 212 },
  { hue: 'sustainability', x: 96, width: 84, height: 262 },
  { hue: 'artificial-intelligence', x: 380, width: 84, height: 262 },
  { hue: 'precision-health', x: 474, width: 84, height: 212 },
];
const floor = 400;

/** The entrance: a gate that stands open between four arches. Decoration. */
export function Gate() {
  return (
    <svg className="gate" viewBox="0 0 560 404" width="560" height="404" aria-hidden="true" focusable="false">
      {sides.map(({ hue, x, width, height }) => (
        <g
          key={hue}
          className={hueClass(hue)}
          transform={`translate(${x} ${floor - height}) scale(${(width / 72).toFixed(4)})`}
        >
          <ArchShape hue={hue} height={Math.round((height * 72) / width)} isFramed />
        </g>
      ))}
      <g className={hueClass('progressive-education')}>
        <path className="arch__body" d={archPath(176, 380, 192, 20)} />
        <path d={archPath(176, 380, 192, 20)} fill={girihFill('progressive-education')} />
        <path className="arch__frame" d={archPath(160, 368, 200, 32)} />
      </g>
      <path className="gate__inside" d={archPath(136, 312, 212, 88)} />
      <circle className="gate__sun" cx="280" cy="290" r="30" />
      <path className="gate__ground" d={`M212 312H348V${floor}H212Z`} />
      <g transform="translate(212 212)">
        <path className="gate__leaf" d={leaf} />
        <path d={leaf} fill={girihFill('brand')} />
      </g>
      <g transform="translate(348 212) scale(-1 1)">
        <path className="gate__leaf" d={leaf} />
        <path d={leaf} fill={girihFill('brand')} />
      </g>
      <path className="gate__frame" d={archPath(136, 312, 212, 88)} />
    </svg>
  );
}
