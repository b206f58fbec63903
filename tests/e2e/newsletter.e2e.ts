import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

/** A subscriber who was just sent a mail; gives the token of its link. */
async function addSubscriber(connectionString: string): Promise<{ token: string; isConfirmed(): Promise<boolean> }> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const query = async (sql: string, values: unknown[]) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return await client.query<{ confirmed_at: Date | null }>(sql, values);
    } finally {
      await client.end();
    }
  };
  const address = `${token.slice(0, 12).toLowerCase()}@example.org`;
  await query(
    `insert into newsletter_subscribers (email, email_key, locale, token_hash, token_sent_at) values ($1, $1, 'en', $2, now())`,
    [address, hash],
  );
  return {
    token,
    isConfirmed: async () => {
      const { rows } = await query('select confirmed_at from newsletter_subscribers where token_hash = $1', [hash]);
      return rows[0]?.confirmed_at !== null;
    },
  };
}

forEachLanguage((language) => {
  const t = translatorFor(language);

  test('the mail’s link leads to a button, and only its press confirms, with and without script', async ({
    newPage,
    portal,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const { token, isConfirmed } = await addSubscriber(portal.connectionString);
      const page = await newPage({ javaScriptEnabled });
      const answer = await page.goto(`/${language}/newsletter/confirm?token=${token}`);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      await page.getByRole('heading', { level: 1, name: t('newsletter.confirmTitle') }).waitFor();
      expect(await isConfirmed()).toBe(false);
      await page.getByRole('button', { name: t('newsletter.confirmSubmit') }).click();
      await page.getByRole('heading', { level: 1, name: t('newsletter.confirmedTitle') }).waitFor();
      expect(await isConfirmed()).toBe(true);
    }
  });

  test('a link that is not valid says so in a sentence', async ({ page, guard }) => {
    guard.allow(/422/);
    await page.goto(`/${language}/newsletter/confirm?token=none`);
    await page.getByRole('button', { name: t('newsletter.confirmSubmit') }).click();
    await page.getByRole('alert').getByText(t('api.error.token_invalid')).waitFor();
  });

  test('axe finds nothing wrong with the page on either screen and in either theme', async ({ page }) => {
    await openPage(page, `/${language}/newsletter/confirm?token=x`);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
