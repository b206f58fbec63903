import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const chosenDark = tokensOf(/:root\[data-theme='dark'\] \{([^}]*)\}/);
const preferredDark = tokensOf(/:root:not\(\[data-theme\]\) \{([^}]*)\}/);
const light = tokensOf(/:root \{([^}]*)\}/);

const grounds = ['ground', 'surface', 'tint'];
const hues = [
  'progressive-education',
  'sustainability',
  'artificial-intelligence',
  'precision-health',
  'social-progress',
];
const texts = ['ink', 'muted', 'brand', 'brand-strong', 'danger', ...hues.map((hue) => `${hue}-text`)];

describe.each([
  ['light', light],
  ['dark', chosenDark],
])('the %s theme', (_name, tokens) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'shows text in %s on %s with a contrast of at least 4.5',
    (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['brand', 'brand-strong'])('shows the words of a button in %s with a contrast of at least 4.5', (ground) => {
    expect(contrast(tokens['on-brand'], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('shows marked words with a contrast of at least 4.5', () => {
    expect(contrast(tokens.ink, tokens.mark)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('draws the edge of a control on %s with a contrast of at least 3', (ground) => {
    expect(contrast(tokens.control, tokens[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each([...hues, 'accent'])('draws shapes in %s on the page with a contrast of at least 3', (hue) => {
    expect(contrast(tokens[hue], tokens.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens[hue], tokens.surface)).toBeGreaterThanOrEqual(3);
  });
});

it('a dark system and a chosen dark theme look the same', () => {
  expect(preferredDark).toEqual(chosenDark);
});

function tokensOf(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The WCAG contrast of two hex colors, 1 to 21. */
function contrast(one = '', other = ''): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
