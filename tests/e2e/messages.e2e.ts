import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage, untilHeaderAnswered, untilHydrated } from '#tests/fixtures/openPage.ts';
import { twoChatters, webChatter, webConversation, write } from '#tests/fixtures/webChat.ts';
import { enterAs, onPortal } from '#tests/fixtures/webMembers.ts';

// Spec §2 "Header", §4, §6; decisions §4, §6 "Notifications and chat"; cases CHT-01, CHT-07, NOT-06.

const seeAs = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
/** Without waiting 20 seconds: as when the tab is looked at again. */
const look = (page: Page) => seeAs(page, 'visible');
/** From now on, until it is looked at or loaded again, the page counts as unseen: the chat asks for nothing by itself. */
const lookAway = (page: Page) => seeAs(page, 'hidden');
const messagesOn = (page: Page) => page.locator('.message:not(.message--unsent) .message__body').allTextContents();

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

  test('what could not be sent survives a reload and is sent once; half a message stays until log-out', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/401|409|net::ERR_FAILED|Failed to fetch/);
    const page = await newPage();
    const [me, them] = await twoChatters(portal, ['Rania Offline', 'Basim There']);
    const id = await webConversation(portal, me, them);
    await enterAs(page, portal, me.id);
    await page.route('**/api/conversations/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await openPage(page, `${chat}?convoId=${id}`);
    await box(page).fill('One');
    await page.keyboard.press('Enter');
    await page.getByText(t('error.network.text')).waitFor();
    await box(page).fill('Two');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.message--unsent').count()).toBe(2);
    await box(page).fill('Half a');
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => page.locator('.message--unsent .message__body').allTextContents()).toEqual(['One', 'Two']);
    expect(await box(page).inputValue()).toBe('Half a');
    await page.getByText(t('error.network.text')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // What is tried again by itself after a while would come before what is tried here.
    await lookAway(page);
    await page.unroute('**/api/conversations/*/messages');
    // The first answer is lost on its way: what arrived is shown once, and what waited behind it follows.
    let lost: 'not yet' | 'on its way' | 'lost' = 'not yet';
    await page.route('**/api/conversations/*/messages', async (route) => {
      if (lost !== 'not yet' || route.request().method() !== 'POST') return route.continue();
      lost = 'on its way';
      await route.fetch();
      await route.abort();
      lost = 'lost';
    });
    await page.getByRole('button', { name: t('form.tryAgain') }).click();
    // The error of before may still be there when the button was pressed.
    await expect.poll(() => lost).toBe('lost');
    await page.getByText(t('error.network.text')).waitFor();
    await look(page);
    await expect.poll(() => messagesOn(page)).toEqual(['One', 'Two']);
    expect(await page.locator('.message--unsent').count()).toBe(0);
    await page.reload();
    await untilHydrated(page);
    expect([await messagesOn(page), await box(page).inputValue()]).toEqual([['One', 'Two'], 'Half a']);
    // Half a message may say what one's last message said; what the browser sent before the script came is none.
    await box(page).fill('Two');
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => box(page).inputValue()).toBe('Two');
    await box(page).evaluate((one: HTMLTextAreaElement) => one.form?.submit());
    await expect.poll(() => messagesOn(page)).toEqual(['One', 'Two', 'Two']);
    await untilHydrated(page);
    expect(await box(page).inputValue()).toBe('');
    // Only white space is no message; neither is Enter while an input method puts letters together.
    await box(page).fill('  ');
    await page.getByRole('button', { name: t('chat.send'), exact: true }).click();
    await page.getByText(t('conversation.error.body.required')).waitFor();
    await box(page).fill('كلمة');
    await box(page).evaluate((one) =>
      one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
    );
    expect(await box(page).inputValue()).toBe('كلمة');
    // The session ends while one writes: what was written goes out once one is back.
    await untilHeaderAnswered(page);
    await lookAway(page);
    await onPortal(portal, ({ db }) => db.deleteFrom('sessions').where('member_id', '=', me.id).execute());
    await box(page).press('Enter');
    await page.waitForURL(/\/auth\/login\?nextUrl=/);
    await enterAs(page, portal, me.id);
    await openPage(page, `${chat}?convoId=${id}`);
    await expect.poll(() => messagesOn(page)).toEqual(['One', 'Two', 'Two', 'كلمة']);
    // The two are connected no longer: what was not sent can be read and discarded, but not be tried again.
    const connect = (status_id: 2 | 5) =>
      onPortal(portal, ({ db }) =>
        db.updateTable('connections').set({ status_id }).where('sender_id', '=', me.id).execute(),
      );
    await connect(5);
    await box(page).fill('Late');
    await box(page).press('Enter');
    await page.getByText(t('chat.closed.not_connected')).waitFor();
    expect(await page.getByRole('button', { name: t('form.tryAgain') }).count()).toBe(0);
    await page.getByRole('button', { name: t('chat.discard') }).click();
    await connect(2);
    await openPage(page, `${chat}?convoId=${id}`);
    await box(page).fill('Half a');
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('riwaq.chat')).length);
    expect(await kept()).toBe(1);
    await untilHeaderAnswered(page);
    await page.getByRole('button', { name: t('memberMenu.title') }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('memberMenu.logOut') })
      .click();
    await page.waitForURL(/\/auth\/login/);
    expect(await kept()).toBe(0);
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
