import { archPath } from './archPath.ts';
import { classNames } from './classNames.ts';
import { girihFill } from './GirihPattern.tsx';
import { type Hue, hueClass } from './hue.ts';

export type ArchProps = {
  hue?: Hue;
  /** CSS pixels. */
  width?: number;
  height?: number;
  /** Fill with the girih lattice (from about 40 px; smaller arches are plain). */
  hasLattice?: boolean;
  /** A fine line inside the edge, as on the large arches of a colonnade. */
  isFramed?: boolean;
  className?: string;
};

/** A filled arch: decoration, hidden from assistive technology. */
export function Arch({
  hue = 'brand',
  width = 64,
  height = 84,
  hasLattice = width >= 40,
  isFramed = false,
  className,
}: ArchProps) {
  const unitHeight = Math.round((72 * height) / width);
  return (
    <svg
      className={classNames('arch', hueClass(hue), className)}
      viewBox={`0 0 72 ${unitHeight}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <ArchShape hue={hue} height={unitHeight} hasLattice={hasLattice} isFramed={isFramed} />
    </svg>
  );
}

/** The same arch, 72 units wide, for a place inside another SVG. */
export function ArchShape({
  hue,
  height,
  hasLattice = true,
  isFramed = false,
}: {
  hue: Hue;
  height: number;
  hasLattice?: boolean;
  isFramed?: boolean;
}) {
  const outline = archPath(72, height);
  return (
    <>
      <path className="arch__body" d={outline} />
      {hasLattice && <path d={outline} fill={girihFill(hue)} />}
      {isFramed && <path className="arch__frame" d={archPath(61, height - 7, 5.5, 7)} />}
    </>
  );
}
