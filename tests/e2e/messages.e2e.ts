import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { look, messagesOn } from '#tests/fixtures/chatPage.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { twoChatters, webChatter, webConversation, write } from '#tests/fixtures/webChat.ts';
import { enterAs, onPortal } from '#tests/fixtures/webMembers.ts';

// Spec §2 "Header", §4, §6; decisions §4, §6 "Notifications and chat"; cases CHT-01, CHT-07, NOT-06.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const chat = `/${language}/messages`;
  const box = (page: Page) => page.getByRole('textbox', { name: t('chat.field') });
  const chatLink = (page: Page, count: number) =>
    page.getByRole('banner').getByRole('link', {
      name: count === 0 ? t('chat.title') : t('chat.linkUnread', { count }),
      exact: true,
    });

  test('CHT-01: two members write to each other, the badge follows, and no word is wider than its bubble', async ({
    newPage,
    portal,
  }) => {
    const [me, them] = await twoChatters(portal, ['Mariam Writing', 'Yusuf Reading']);
    const [mine, theirs] = [await newPage(), await newPage({ viewport: viewports.phone })];
    await enterAs(mine, portal, me.id);
    await enterAs(theirs, portal, them.id);
    await openPage(mine, `/${language}/members/${them.id}-yusuf-reading`);
    await mine.getByRole('button', { name: t('chat.message') }).click();
    await mine.waitForURL(/\/messages\?convoId=\d+$/);
    await untilHydrated(mine);
    await mine.getByText(t('chat.startText')).waitFor();
    // In the profile menu, and in that of narrow screens.
    expect(await mine.locator(`.header a[href="${chat}"]`).count()).toBe(3);
    await box(mine).focus();
    await mine.keyboard.type('First line');
    await mine.keyboard.press('Shift+Enter');
    await mine.keyboard.type('سطر ثانٍ <b>x</b>');
    await mine.keyboard.press('Enter');
    await mine.locator('.message__foot').getByText(t('chat.sent')).waitFor({ state: 'attached' });
    expect(await messagesOn(mine)).toEqual(['First line\nسطر ثانٍ <b>x</b>']);
    expect([await box(mine).inputValue(), await mine.locator('.message b').count()]).toEqual(['', 0]);
    expect(await box(mine).evaluate((one) => one === document.activeElement)).toBe(true);

    await openPage(theirs, `/${language}/about`);
    await chatLink(theirs, 1).click();
    await theirs.getByText(t('chat.unread', { count: 1 })).waitFor({ state: 'attached' });
    expect(await theirs.locator('.thread').count()).toBe(0);
    await theirs.getByRole('link', { name: /Mariam Writing/ }).click();
    await theirs.getByText('First line').last().waitFor();
    await chatLink(theirs, 0).waitFor();
    expect(await axeViolations(theirs)).toEqual([]);

    // CHT-01, and what comes while one reads.
    const id = Number(new URL(mine.url()).searchParams.get('convoId'));
    const long = `https://example.org/${'path'.repeat(60)}?q=1`;
    await write(portal, them, id, ['w'.repeat(300), long, 'ا'.repeat(300)]);
    await look(mine);
    await expect.poll(() => messagesOn(mine)).toHaveLength(4);
    expect(await mine.getByRole('log').textContent()).toContain('Yusuf Reading');
    await look(theirs);
    await expect.poll(() => messagesOn(theirs)).toHaveLength(4);
    const link = theirs.locator('.message a');
    expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
      long,
      'nofollow ugc noopener noreferrer',
    ]);
    for (const page of [mine, theirs])
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const widths = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('.thread__box, .message, .message__body')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        );
        expect([width, Math.max(...widths)]).toEqual([width, 0]);
      }
    // The way back leads to the list, which the focus enters.
    await theirs.getByRole('link', { name: t('chat.back') }).click();
    await theirs.waitForURL(`**${chat}`);
    await theirs.getByRole('link', { name: /Mariam Writing/ }).waitFor();
    await expect.poll(() => theirs.evaluate(() => document.activeElement?.className)).toBe('chat__list');
  });

  test('without script a conversation is opened from the connections, read back to its start, and written in', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/422/);
    const page = await newPage({ javaScriptEnabled: false });
    const [me, them] = await twoChatters(portal, ['Huda Plain', 'Camil Plain']);
    const id = await webConversation(portal, them, me);
    await write(
      portal,
      them,
      id,
      Array.from({ length: 18 }, (_, index) => `Message ${index + 1}`),
    );
    await write(
      portal,
      me,
      id,
      Array.from({ length: 14 }, (_, index) => `Answer ${index + 1}`),
    );
    await write(portal, them, id, ['The last one']);
    await enterAs(page, portal, me.id);
    await page.goto(`/${language}/account/my-connections`);
    await page.getByRole('button', { name: t('chat.messageNamed', { name: 'Camil Plain' }), exact: true }).click();
    await page.waitForURL(`**${chat}?convoId=${id}`);
    const shown = await messagesOn(page);
    expect([shown.length, shown.at(0), shown.at(-1)]).toEqual([30, 'Message 4', 'The last one']);
    // The newest is what one sees first.
    expect(await page.locator('.message').last().isVisible()).toBe(true);
    await page.getByRole('link', { name: t('chat.earlier') }).click();
    await page.waitForURL(/before=\d+/);
    expect(await messagesOn(page)).toEqual(['Message 1', 'Message 2', 'Message 3']);
    await page.getByRole('link', { name: t('chat.newest') }).click();
    const markRead = page.getByRole('button', { name: t('chat.markRead') });
    await markRead.click();
    await markRead.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${portal.url}${chat}?convoId=${id}`);
    await box(page).fill(`${'x'.repeat(4000)} end`);
    await page.getByRole('button', { name: t('chat.send'), exact: true }).click();
    await page.getByText(t('conversation.error.body.maxLength')).waitFor();
    expect((await box(page).inputValue()).slice(-4)).toBe(' end');
    await box(page).fill('أهلًا');
    await page.getByRole('button', { name: t('chat.send'), exact: true }).click();
    await page.waitForURL(/#compose$/);
    expect((await messagesOn(page)).at(-1)).toBe('أهلًا');
    // Connected no longer: what was written stays, nothing new can be written.
    await onPortal(portal, ({ db }) =>
      db.updateTable('connections').set({ status_id: 5 }).where('sender_id', '=', me.id).execute(),
    );
    await page.goto(`${chat}?convoId=${id}`);
    await page.getByText(t('chat.closed.not_connected')).waitFor();
    expect(await box(page).count()).toBe(0);
  });

  test('CHT-07, NOT-06: no conversation of others is shown, none without chat; notifications lead to their own', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/404/);
    const page = await newPage();
    const [me, them] = await twoChatters(portal, ['Dana Careful', 'Emad Known']);
    const stranger = await webChatter(portal, { full_name: 'Some Stranger' });
    await onPortal(portal, async ({ db }) => {
      await db
        .insertInto('connections')
        .values({
          low_member_id: Math.min(them.id, stranger.id),
          high_member_id: Math.max(them.id, stranger.id),
          sender_id: them.id,
          status_id: 2,
          note: null,
          requested_at: new Date(),
          changed_at: new Date(),
        })
        .execute();
    });
    const foreign = await webConversation(portal, them, stranger);
    await write(portal, them, foreign, ['For another']);
    const id = await webConversation(portal, them, me);
    await enterAs(page, portal, me.id);
    await openPage(page, chat);
    await page.getByText(t('chat.emptyTitle')).last().waitFor();
    for (const convoId of [String(foreign), '999999999', 'abc', '0', '-1', '1e3', "7'"]) {
      const answer = await page.goto(`${chat}?convoId=${encodeURIComponent(convoId)}`);
      expect([convoId, answer?.status()]).toEqual([convoId, 404]);
      await page.getByText(t('chat.notFoundTitle')).waitFor();
      expect(await page.getByText('For another').count()).toBe(0);
    }
    await write(portal, them, id, ['For you']);
    await openPage(page, `/${language}/account/notifications`);
    await page.locator('.notification__open').first().click();
    await page.waitForURL(`**${chat}?convoId=${id}`);
    await page.getByText('For you').last().waitFor();
    await chatLink(page, 0).waitFor();
    await onPortal(portal, ({ db }) =>
      notify(db, { memberId: me.id, type: 'new-message', params: { name: 'Emad' }, now: new Date() }),
    );
    await openPage(page, `/${language}/account/notifications`);
    await page.locator('.notification--unread .notification__open').first().click();
    await page.waitForURL(`**${chat}`);

    await onPortal(portal, ({ db }) =>
      db.updateTable('accounts').set({ messaging_system: false }).where('member_id', '=', me.id).execute(),
    );
    for (const path of [chat, `${chat}?convoId=${id}`]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: t('error.notFound.title') }).waitFor();
      expect(await page.locator(`a[href^="${chat}"]`).count()).toBe(0);
    }
  });
});
