import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { endHeaderCalls } from './headerCalls.ts';
import { useTranslate } from './language.tsx';
import { forgetUnsentMessages } from './unsentMessages.ts';
import { useApi } from './useApi.ts';

/** Logs out by a post and opens the current address again (spec §4); without script its page does. */
export function LogoutForm() {
  const { t, paths } = useTranslate();
  const api = useApi();
  const { pathname, search } = useLocation();
  const logOut = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    forgetUnsentMessages();
    await endHeaderCalls();
    try {
      await api.logout();
      // As the address is, but for its hash, which would only scroll.
      window.location.assign(
        pathname === paths.logout() ? paths.home() : window.location.pathname + window.location.search,
      );
    } catch {
      // The page's own answer says what is wrong.
      form.submit();
    }
  };
  return (
    <form method="post" action={paths.logout()} onSubmit={(event) => void logOut(event)}>
      <input type="hidden" name="nextUrl" value={pathname === paths.logout() ? paths.home() : pathname + search} />
      <button type="submit">
        <Icon name="logOut" />
        {t('memberMenu.logOut')}
      </button>
    </form>
  );
}
