import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

forEachLanguage((language) => {
  const t = translatorFor(language);
  const gathering = `/${language}/annual-gathering-24`;

  test.for([true, false])(
    'it shows dates, venue, agenda by day, speakers and questions, with script: %s',
    async (javaScriptEnabled, { newPage }) => {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(gathering);
      const main = page.getByRole('main');
      const dates = await main.locator('.gathering__facts time').allTextContents();
      expect(dates).toEqual(['18/04/2027', '20/04/2027']);
      const agenda = main.getByRole('region', { name: t('gathering.agenda'), exact: true });
      expect(await agenda.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
        [1, 2, 3].map((number) => t('gathering.day', { number })),
      );
      expect(await agenda.getByRole('listitem').count()).toBe(19);
      // 09:00 in Doha, whatever the visitor's own zone is.
      expect(await agenda.locator('time').nth(1).textContent()).toBe(language === 'ar' ? '09:00 ص' : '09:00 AM');
      const speakers = main.getByRole('region', { name: t('gathering.speakers'), exact: true });
      expect(await speakers.getByRole('listitem').count()).toBe(8);
      const questions = main.getByRole('region', { name: t('gathering.faq'), exact: true }).locator('details');
      expect(await questions.count()).toBe(7);
      await questions.nth(2).locator('summary').click();
      expect(await questions.nth(2).locator('.questions__answer').isVisible()).toBe(true);
    },
  );

  test('without an invitation one learns that it is by invitation, and whom to write to', async ({ page }) => {
    await openPage(page, gathering);
    const invitation = page.getByRole('region', { name: t('gathering.byInvitation'), exact: true });
    expect(await invitation.textContent()).toContain(t('gathering.byInvitationText'));
    const link = invitation.getByRole('link', { name: t('gathering.noInvitation') });
    expect(await link.getAttribute('href')).toBe(`/${language}/contact-us`);
  });

  test('its days go into a calendar', async ({ page }) => {
    await openPage(page, gathering);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('gathering.addToCalendar') }).click();
    expect((await download).suggestedFilename()).toBe('annual-gathering-24.ics');
  });

  test('search engines read it as an event, with the way to it', async ({ portal }) => {
    const html = await (await fetch(portal.url + gathering)).text();
    const objects = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(objects.map((object) => object['@type'])).toEqual(['Event', 'BreadcrumbList']);
    expect(objects[0]).toMatchObject({
      startDate: '2027-04-18',
      endDate: '2027-04-20',
      url: portal.url + gathering,
      image: /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1],
    });
  });

  test('a gathering that nobody has announced does not exist', async ({ portal }) => {
    for (const slug of ['annual-gathering-99', 'annual-gathering-2024', 'gathering']) {
      expect([slug, (await fetch(`${portal.url}/${language}/${slug}`)).status]).toEqual([slug, 404]);
    }
  });

  test('axe finds nothing, on either screen and in either theme', async ({ page }) => {
    await openPage(page, gathering);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
