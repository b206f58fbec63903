import type { CardFigure, CardHue } from './shareCard.ts';

/** The light theme of the pages: an image has no reader's preference to follow. */
export const colors = {
  ground: '#FBF7EE',
  surface: '#FFFDF8',
  ink: '#17333A',
  muted: '#52666B',
  line: '#E4DCCB',
  brand: '#0F5C63',
  accent: '#B7791F',
} as const;

const hueColors: Record<CardHue, { shape: string; text: string; tile: number }> = {
  'progressive-education': { shape: '#B7791F', text: '#8A5A12', tile: 36 },
  sustainability: { shape: '#2F7D4F', text: '#27703F', tile: 28 },
  'artificial-intelligence': { shape: '#3B5BA5', text: '#3B5BA5', tile: 24 },
  'precision-health': { shape: '#A63A50', text: '#A63A50', tile: 20 },
  'social-progress': { shape: '#0F766E', text: '#0E6B64', tile: 32 },
  brand: { shape: '#0F5C63', text: '#0F5C63', tile: 30 },
};

/** A hue dark enough for text on parchment. */
export function hueText(hue: CardHue): string {
  return hueColors[hue].text;
}

/** An arch is drawn 72 units wide, as in the pages, so that every lattice keeps its scale. */
const archUnits = 72;

const colonnade: readonly { hue: CardHue; height: number }[] = [
  { hue: 'progressive-education', height: 171 },
  { hue: 'sustainability', height: 210 },
  { hue: 'artificial-intelligence', height: 242 },
  { hue: 'precision-health', height: 210 },
  { hue: 'social-progress', height: 171 },
];

/** Heights of one to five arches beside each other, in arch units: the tallest in the middle or first of two. */
const rowHeights: readonly (readonly number[])[] = [
  [],
  [112],
  [150, 128],
  [166, 204, 166],
  [171, 210, 226, 186],
  [171, 210, 242, 210, 171],
];

interface Place {
  /** Where the figure's outer edge lies, in pixels from the left. */
  x: number;
  width: number;
  /** The floor's upper edge. */
  floor: number;
  isMirrored: boolean;
}

/**
 * The figure on the floor, as SVG; it fills the width it is given.
 * @param portrait a PNG in base64, to stand in the one arch of a portrait.
 */
export function drawFigure(
  figure: CardFigure,
  portrait: string | undefined,
  { x, width, floor, isMirrored }: Place,
): string {
  const arches = archesOf(figure);
  const shown = isMirrored ? arches.toReversed() : arches;
  const gap = 6.7;
  const margin = 6.6;
  const units = shown.length * archUnits + (shown.length - 1) * gap + 2 * margin;
  const scale = width / units;
  const plinth = 4;
  const drawn = shown.map(({ hue, height }, index) => {
    const left = margin + index * (archUnits + gap);
    return `<g transform="translate(${round(left)} ${round(-plinth - height)})">${drawArch(hue, height, portrait)}</g>`;
  });
  const hues = [...new Set(shown.map(({ hue }) => hue))];
  return `<defs>${hues.map(latticeOf).join('')}</defs><g transform="translate(${round(x)} ${floor}) scale(${round(scale, 4)})">${drawn.join('')}<rect y="${-plinth}" width="${round(units)}" height="${plinth + 1}" fill="${colors.ink}"/></g>`;
}

function archesOf(figure: CardFigure): readonly { hue: CardHue; height: number }[] {
  if (figure.kind === 'colonnade') return colonnade;
  if (figure.kind === 'portrait') return [{ hue: figure.hue, height: 100 }];
  const heights = rowHeights[figure.hues.length] ?? [];
  return figure.hues.map((hue, index) => ({ hue, height: heights[index] ?? archUnits }));
}

function drawArch(hue: CardHue, height: number, portrait: string | undefined): string {
  const outline = archPath(archUnits, height);
  const frame = `<path d="${archPath(61, height - 7, 5.5, 7)}" fill="none" stroke="${colors.ground}" stroke-width="1.2"/>`;
  const body = `<path d="${outline}" fill="${hueColors[hue].shape}"/><path d="${outline}" fill="url(#girih-${hue})"/>`;
  if (portrait === undefined) return body + frame;
  return `${body}<clipPath id="arch"><path d="${archPath(61, height - 7, 5.5, 7)}Z"/></clipPath><image x="5.5" y="7" width="61" height="${height - 7}" preserveAspectRatio="xMidYMid slice" clip-path="url(#arch)" href="data:image/png;base64,${portrait}"/>${frame}`;
}

/** The lattice of a hue: an eight-point star of two squares, linked to the edges and corners of its tile. */
function latticeOf(hue: CardHue): string {
  const size = hueColors[hue].tile;
  const middle = size / 2;
  const half = size / 4;
  const tip = half * Math.SQRT2;
  const near = round(middle - half);
  const far = round(middle + half);
  const nearTip = round(middle - tip);
  const farTip = round(middle + tip);
  const path = [
    `M${near} ${near}H${far}V${far}H${near}Z`,
    `M${middle} ${nearTip}L${farTip} ${middle}L${middle} ${farTip}L${nearTip} ${middle}Z`,
    `M${middle} 0V${nearTip}M${middle} ${farTip}V${size}M0 ${middle}H${nearTip}M${farTip} ${middle}H${size}`,
    `M0 0L${near} ${near}M${size} 0L${far} ${near}M0 ${size}L${near} ${far}M${size} ${size}L${far} ${far}`,
  ].join('');
  return `<pattern id="girih-${hue}" x="${archUnits / 2 - middle}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="${colors.ground}" stroke-width="1" opacity="0.5"/></pattern>`;
}

/** The mark of the logo, three nested arches. */
export function drawLogoMark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${round(size / 32, 4)})"><path fill="${colors.brand}" fill-rule="evenodd" d="${archPath(32, 32)}Z${archPath(20, 25, 6, 7)}Z"/><path fill="${colors.accent}" d="${archPath(9.5, 18, 11.25, 14)}"/></g>`;
}

/** The pages' arch (ui/archPath.ts), drawn here once more because the server may not import the pages' parts. */
function archPath(width: number, height: number, x = 0, y = 0): string {
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

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
