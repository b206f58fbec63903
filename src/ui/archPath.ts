/**
 * The outline of an arch `width` × `height` in SVG path units, standing on its base (y = height), open at the base so
 * that a stroke draws no floor. The straight sides end 0.62 × width below the apex; two Bézier curves meet there.
 */
export function archPath(width: number, height: number, x = 0, y = 0): string {
  const shoulder = Math.min(0.62 * width, height);
  const at = (right: number, down: number) => `${round(x + right)} ${round(y + down)}`;
  return [
    `M${at(0, height)}`,
    `L${at(0, shoulder)}`,
    `C${at(0, shoulder * 0.52)} ${at(width * 0.24, shoulder * 0.21)} ${at(width / 2, 0)}`,
    `C${at(width * 0.76, shoulder * 0.21)} ${at(width, shoulder * 0.52)} ${at(width, shoulder)}`,
    `L${at(width, height)}`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
