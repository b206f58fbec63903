import type { SubmitEvent } from 'react';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { logAction } from './actionLog.ts';
import { useTranslate } from './language.tsx';
import { chooseTheme, isTheme } from './theme.ts';

/**
 * One button for either theme; the style sheet shows the one that leads to the other theme, since the server does not
 * know what the visitor's system prefers. Without script it is a form.
 */
export function ThemeToggle() {
  const { t, paths } = useTranslate();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement) || !isTheme(button.value)) return;
    event.preventDefault();
    logAction({ action: 'theme', meta: { theme: button.value } });
    chooseTheme(button.value);
    // The pressed button is gone: the focus moves to the one in its place.
    for (const other of event.currentTarget.querySelectorAll('button')) if (other !== button) other.focus();
  };
  return (
    <form method="post" action={paths.theme()} className="theme" onSubmit={choose}>
      <button
        name="theme"
        value="dark"
        className={buttonClass({ variant: 'pill' }, 'theme__to-dark')}
        aria-label={t('theme.toDark')}
      >
        <Icon name="sun" />
      </button>
      <button
        name="theme"
        value="light"
        className={buttonClass({ variant: 'pill' }, 'theme__to-light')}
        aria-label={t('theme.toLight')}
      >
        <Icon name="moon" />
      </button>
    </form>
  );
}
