import { expect } from 'vitest';
import { endpointPaths } from '#contract/endpointPaths.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { test } from '#tests/fixtures/browser.ts';

test('/api/docs shows the operations of the API, from files of the portal alone', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: 'Riwaq API' }).waitFor();
  await page.getByRole('button', { name: 'Open Group - Opportunities' }).click();
  await page.getByRole('link', { name: 'One opportunity' }).first().waitFor();
  await page.getByText(endpointPaths.listThematicAreas[1], { exact: true }).first().waitFor();
  // What would lead readers, or their requests, to somebody else.
  expect(await page.getByText(/Ask AI|Generate SDK|Deploy API/).count()).toBe(0);
});

test('/api/docs leads to the bare description without script', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/api/docs');
  const answer = await page.request.get((await page.getByRole('link').getAttribute('href')) ?? '');
  expect(((await answer.json()) as { openapi: string }).openapi).toBe('3.1.0');
});

test('/api/docs can be read by everybody, in light and in dark', async ({ newPage }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/api/docs');
    await page.getByText(endpointPaths.listThematicAreas[1], { exact: true }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  }
});
