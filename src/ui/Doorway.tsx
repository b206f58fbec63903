import { archPath } from './archPath.ts';
import { girihFill } from './GirihPattern.tsx';

const leaf = 'M0 0C6 -10 12 -14 18 -15V60L0 68Z';

/** A doorway: open, with the day outside, where there is nothing yet; closed where something failed. Decoration. */
export function Doorway({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="doorway" viewBox="0 0 160 136" width="160" height="136" aria-hidden="true" focusable="false">
      <path className="doorway__inside" d={archPath(84, 124, 38, 8)} />
      {isOpen ? (
        <>
          <circle className="doorway__sun" cx="80" cy="92" r="15" />
          <path className="doorway__ground" d="M38 104H122V132H38Z" />
          <g transform="translate(38 64)">
            <path className="doorway__leaf" d={leaf} />
            <path d={leaf} fill={girihFill('brand')} />
          </g>
          <g transform="translate(122 64) scale(-1 1)">
            <path className="doorway__leaf" d={leaf} />
            <path d={leaf} fill={girihFill('brand')} />
          </g>
        </>
      ) : (
        <>
          <path className="doorway__leaf" d={archPath(84, 124, 38, 8)} />
          <path d={archPath(84, 124, 38, 8)} fill={girihFill('brand')} />
          <path className="doorway__line" d="M80 8V132" />
          <circle className="doorway__ring" cx="73" cy="84" r="3.5" />
          <circle className="doorway__ring" cx="87" cy="84" r="3.5" />
        </>
      )}
      <path className="doorway__frame" d={archPath(96, 130, 32, 2)} />
      <path className="doorway__floor" d="M0 134H160" />
    </svg>
  );
}
