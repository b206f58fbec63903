import { data, useLoaderData } from 'react-router';
import type { NotificationPreferences } from '#contract/notificationPreferences.ts';
import { untoldTypes } from '#domain/notificationPreferences.ts';
import type { Language } from '#i18n/language.ts';
import { timeZoneLabel } from '#i18n/timeZoneLabel.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { accountAction, heldOutcome } from '#web/shell/account/accountAction.ts';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';
import { DigestFields, QuietFields } from './DigestFields.tsx';
import { readPreferencesForm, withTyped } from './preferencesForm.ts';
import './PreferencesPage.css';
import { TypeTable } from './TypeTable.tsx';

interface PreferencesData {
  preferences: NotificationPreferences;
}

/** What a member is told of, where, and when mails may come (decisions §6). */
function PreferencesPage() {
  const { t, paths, language } = useTranslate();
  const { now } = useViewer();
  const { preferences: stored } = useLoaderData<PreferencesData>();
  const outcome = useAccountOutcome<never>();
  const preferences = withTyped(stored, outcome?.values);
  const errors = outcome?.errors ?? {};
  const quietError = errors.quiet_hours ?? errors['quiet_hours.from'] ?? errors['quiet_hours.until'];
  const types = preferences.types.filter(({ type }) => !untoldTypes.has(type));
  const changeable = types.filter(({ locked }) => !locked);
  return (
    <AccountShell current="preferences" title={t('preferences.title')} lead={t('preferences.lead')}>
      <form method="post" action={`${paths.preferences()}#types`} className="preferences" noValidate>
        <OfMember />
        <input type="hidden" name="intent" value="preferences" />
        <input type="hidden" name="types" value={changeable.map(({ type }) => type).join(' ')} />
        <AccountSection id="types" title={t('preferences.types.title')} lead={t('preferences.types.lead')}>
          {quietError !== undefined && (
            // The form's address leads here; without script, nothing leads on to what is wrong far below.
            <Notice tone="error" role="alert">
              {t('preferences.wrong')}{' '}
              <a className="text-link" href="#quiet">
                {t('preferences.quiet.title')}
              </a>
            </Notice>
          )}
          <TypeTable types={types} />
        </AccountSection>
        <AccountSection id="digest" title={t('preferences.digest.title')} lead={t('preferences.digest.lead')}>
          <DigestFields digest={preferences.digest} />
        </AccountSection>
        <AccountSection id="quiet" title={t('preferences.quiet.title')} lead={t('preferences.quiet.lead')}>
          <QuietFields quietHours={preferences.quiet_hours} error={quietError} />
          <p className="muted small">
            <Sentence
              id={preferences.locale === 'ar' ? 'preferences.zoneArabic' : 'preferences.zoneEnglish'}
              values={{ zone: nameZone(preferences.time_zone, language, now) }}
            />{' '}
            <a className="text-link" href={paths.myInformation()}>
              {t('preferences.zoneChange')}
            </a>
          </p>
        </AccountSection>
        <Button type="submit">{t('account.save')}</Button>
      </form>
    </AccountShell>
  );
}

/** As people name it; one that has no such name is told by its place. */
function nameZone(zone: string, language: Language, now: string): string {
  const label = timeZoneLabel(zone, language, now);
  return label.startsWith('UTC') ? `${zone.replaceAll('_', ' ')} (${label})` : label;
}

export const page = definePage<PreferencesData>({
  audience: 'members',
  loader: pageLoader(async ({ api, heldForm }) => {
    const preferences = await api.getNotificationPreferences();
    // The router unpacks this before the page sees it.
    return data(
      { preferences, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    ) as unknown as PreferencesData;
  }),
  action: accountAction<never>(async (api, values) => {
    await api.updateNotificationPreferences({ body: readPreferencesForm(values) });
    return { done: 'preferences' };
  }),
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('preferences.title'), site: viewer.siteName }),
    description: t('preferences.lead'),
    isIndexed: false,
  }),
  Component: PreferencesPage,
});
