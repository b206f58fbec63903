import { ArchShape } from '#ui/Arch.tsx';
import { classNames } from '#ui/classNames.ts';
import { type Hue, hueClass } from '#ui/hue.ts';
import { useTranslate } from '#web/shell/language.tsx';
import './ArchRow.css';

export interface RowArch {
  hue: Hue;
  /** In units of an arch 72 wide. */
  height: number;
  /** Filled with its hue and lattice; the others stand back. */
  isLit: boolean;
  /** A number in the arch, in place of the lattice. */
  text?: string;
}

const pitch = 82;
const margin = 8;
const plinth = 4;

/** Some arches on a plinth, in the page's direction. Decoration. */
export function ArchRow({ arches, width }: { arches: readonly RowArch[]; width: number }) {
  const { direction } = useTranslate();
  const base = Math.max(...arches.map(({ height }) => height));
  const span = arches.length * pitch - (pitch - 72) + 2 * margin;
  const shown = direction === 'rtl' ? arches.toReversed() : arches;
  return (
    <svg
      className="arch-row"
      viewBox={`0 0 ${span} ${base + plinth}`}
      width={width}
      height={Math.round((width * (base + plinth)) / span)}
      aria-hidden="true"
      focusable="false"
    >
      {shown.map(({ hue, height, isLit, text }, index) => (
        <g
          key={index}
          className={classNames(hueClass(hue), !isLit && 'arch-row__back')}
          transform={`translate(${margin + index * pitch} ${base - height})`}
        >
          <ArchShape hue={hue} height={height} hasLattice={isLit && text === undefined} isFramed />
          {text !== undefined && (
            <text className="arch-row__text" x="36" y={Math.round(height * 0.58)}>
              {text}
            </text>
          )}
        </g>
      ))}
      <rect className="colonnade__plinth" y={base} width={span} height={plinth} />
    </svg>
  );
}
