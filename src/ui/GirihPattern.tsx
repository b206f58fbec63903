import { type Hue, hues } from './hue.ts';

/** Edge of one tile, in units of an arch 72 wide: each hue has its own scale. */
const tileSize: Record<Hue, number> = {
  'progressive-education': 36,
  sustainability: 28,
  'artificial-intelligence': 24,
  'precision-health': 20,
  'social-progress': 32,
  brand: 30,
};

/** The `fill` that lays the lattice of a hue over a shape; needs one `<GirihPatterns />` in the page. */
export function girihFill(hue: Hue): string {
  return `url(#girih-${hue})`;
}

/**
 * The lattice of every hue, defined once for a whole page (so ids are unique and the same on the server and in the
 * browser): an eight-point star of two squares, one turned by 45 degrees, linked to the tile's edges and corners.
 */
export function GirihPatterns() {
  return (
    <svg className="visually-hidden" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {hues.map((hue) => (
          <pattern
            key={hue}
            id={`girih-${hue}`}
            x={36 - tileSize[hue] / 2} // a star on the arch's axis
            width={tileSize[hue]}
            height={tileSize[hue]}
            patternUnits="userSpaceOnUse"
          >
            <path className="girih" d={girihPath(tileSize[hue])} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** One tile of the lattice, `size` units wide, as path data. */
export function girihPath(size: number): string {
  const middle = size / 2;
  const half = size / 4;
  const tip = half * Math.SQRT2;
  const n = (value: number) => Math.round(value * 100) / 100;
  const near = n(middle - half);
  const far = n(middle + half);
  const nearTip = n(middle - tip);
  const farTip = n(middle + tip);
  return [
    `M${near} ${near}H${far}V${far}H${near}Z`,
    `M${middle} ${nearTip}L${farTip} ${middle}L${middle} ${farTip}L${nearTip} ${middle}Z`,
    `M${middle} 0V${nearTip}M${middle} ${farTip}V${size}M0 ${middle}H${nearTip}M${farTip} ${middle}H${size}`,
    `M0 0L${near} ${near}M${size} 0L${far} ${near}M0 ${size}L${near} ${far}M${size} ${size}L${far} ${far}`,
  ].join('');
}
