import type { SecurityState } from '#contract/secondFactor.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';

/** Before there is a password, none of them is a new one. */
const firstPasswordLabels = {
  old_password: 'account.password.old_password',
  password: 'auth.password',
  password_confirmation: 'auth.repeatPassword',
} as const;

/** The password: another one, or a first one. */
export function PasswordSection({ state, errors }: { state: SecurityState; errors: Readonly<Record<string, string>> }) {
  const { t, language, paths } = useTranslate();
  const { timeZone, user } = useViewer();
  const fields = [
    ...(state.has_password ? (['old_password'] as const) : []),
    'password' as const,
    'password_confirmation' as const,
  ];
  return (
    <AccountSection
      id="own-password"
      title={t('account.password.title')}
      lead={
        state.has_password
          ? state.password_changed_at !== null && (
              <Sentence
                id="account.password.changedAt"
                values={{ date: formatDate(state.password_changed_at, language, timeZone) }}
              />
            )
          : t('account.password.none')
      }
    >
      <form method="post" action={`${paths.security()}#own-password`} className="account__form" noValidate>
        <OfMember />
        <input type="hidden" name="intent" value="password" />
        {/* For password managers, which would else not know whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {fields.map((name) => (
          <Field
            key={name}
            id={name}
            label={t(state.has_password ? `account.password.${name}` : firstPasswordLabels[name])}
            hint={name === 'password' ? t('account.password.hint') : undefined}
            error={errors[name]}
          >
            {(control) => (
              <PasswordInput
                {...control}
                name={name}
                showLabel={t('auth.showPassword')}
                hideLabel={t('auth.hidePassword')}
                autoComplete={name === 'old_password' ? 'current-password' : 'new-password'}
              />
            )}
          </Field>
        ))}
        <Button type="submit">{t(state.has_password ? 'account.password.change' : 'account.password.set')}</Button>
      </form>
    </AccountSection>
  );
}
