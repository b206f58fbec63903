import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { look, lookAway, messagesOn } from '#tests/fixtures/chatPage.ts';
import { openPage, untilHeaderAnswered, untilHydrated } from '#tests/fixtures/openPage.ts';
import { twoChatters, webConversation } from '#tests/fixtures/webChat.ts';
import { enterAs, onPortal } from '#tests/fixtures/webMembers.ts';

// What is written in a conversation and not sent yet is never lost: decisions §6 "Notifications and chat".

forEachLanguage((language) => {
  const t = translatorFor(language);
  const chat = `/${language}/messages`;
  const box = (page: Page) => page.getByRole('textbox', { name: t('chat.field') });

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
});
