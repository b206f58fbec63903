import satori from 'satori';
import { expect, test } from 'vitest';
import { bodyFonts, headingFonts, readCardFonts } from './cardFonts.ts';

const size = 100;

/** How high and how low words reach, in pixels from the top of their line. */
async function reachOf(text: string, fontFamily: string, fontWeight: number): Promise<{ top: number; bottom: number }> {
  const node = { type: 'div', key: null, props: { style: { fontFamily, fontWeight, fontSize: size }, children: text } };
  const svg = await satori(node, { width: 600, height: 300, fonts: await readCardFonts() });
  const heights = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y)),
  );
  return { top: Math.min(...heights), bottom: Math.max(...heights) };
}

test.each([
  ['headings', headingFonts.ar, 700],
  ['texts', bodyFonts.ar, 400],
  ['strong texts', bodyFonts.ar, 600],
])('marks of %s stand over the tallest letter and under the lowest one', async (_what, family, weight) => {
  const reach = (text: string) => reachOf(text, family, weight);
  const lam = await reach('المعلمين');
  // Not through the lam, and not a line higher.
  const shadda = await reach('المعلّمين');
  expect(lam.top - shadda.top).toBeGreaterThan(0.08 * size);
  expect(lam.top - shadda.top).toBeLessThan(0.4 * size);
  // Over a low letter a shadda stays below the height of an alef with its hamza.
  expect((await reach('أيّ')).top).toBeGreaterThanOrEqual((await reach('أي')).top);
  // A kasra stands below the two dots of a yeh.
  expect((await reach('ـيِـ')).bottom - (await reach('ـيـ')).bottom).toBeGreaterThan(0.03 * size);
});
