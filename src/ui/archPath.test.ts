import { expect, it } from 'vitest';
import { archPath } from './archPath.ts';

it('an arch stands on its base, rises straight to 0.62 of its width below the apex and comes to a point', () => {
  expect(archPath(100, 140)).toBe('M0 140L0 62C0 32.24 24 13.02 50 0C76 13.02 100 32.24 100 62L100 140');
});

it('an arch lower than its own curve keeps its apex and its base', () => {
  expect(archPath(100, 40)).toBe('M0 40L0 40C0 20.8 24 8.4 50 0C76 8.4 100 20.8 100 40L100 40');
});

it('an arch can stand elsewhere in a drawing', () => {
  expect(archPath(20, 25, 6, 7)).toMatch(/^M6 32L6 19\.4C.*16 7C.*L26 32$/);
});
