import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { countStatements } from '#tests/fixtures/countStatements.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { AnswerCache } from './answerCache.ts';
import { createRenderApi } from './renderApi.ts';
import { visitorContext } from './visitorContext.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await anOpportunity(app.db, { title_en: 'Post' });
});
afterAll(() => app.close());

/** How many statements a page of the list sends. */
async function readList(answers: AnswerCache, language: Language = 'en'): Promise<number> {
  const { db, count } = countStatements(app.db);
  const { api } = createRenderApi(
    app.registry,
    visitorContext({ db, language, log: app.server.log, address: '192.0.2.1', requestId: 'test' }),
    undefined,
    answers,
  );
  await Promise.all([
    api.listThematicAreas(),
    api.listGlobalKeys(),
    api.listOpportunities(),
    api.listOpportunityFilters(),
  ]);
  return count();
}

test('a page asks the database only for what is its own: what all pages show is held until it changes', async () => {
  const answers = new AnswerCache();
  // Areas, settings, announcements; the list; its options; kinds, areas and numbers of the portal; the next deadline.
  expect(await readList(answers)).toBe(9);
  expect(await readList(answers)).toBe(1);
  expect(await readList(answers, 'ar')).toBe(4);
  answers.tableChanged('announcements');
  expect(await readList(answers)).toBe(3);
  answers.tableChanged('opportunities');
  expect(await readList(answers)).toBe(4);
  answers.tableChanged('fellows');
  expect(await readList(answers)).toBe(1);
  answers.setTrusted(false);
  expect(await readList(answers)).toBe(9);
  expect(await readList(answers)).toBe(9);
});
