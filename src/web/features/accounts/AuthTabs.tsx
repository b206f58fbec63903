import { useTranslate } from '#web/shell/language.tsx';

/** The two halves of the entrance: those who have an account, and those who make one. */
export function AuthTabs({ current, nextUrl }: { current: 'login' | 'register'; nextUrl: string | undefined }) {
  const { t, paths } = useTranslate();
  const tabs = [
    { name: 'login', href: paths.login(nextUrl), label: t('auth.signIn') },
    { name: 'register', href: paths.register(nextUrl), label: t('auth.signUp') },
  ];
  return (
    <nav className="auth-tabs" aria-label={t('auth.tabs')}>
      <ul className="auth-tabs__list">
        {tabs.map(({ name, href, label }) => (
          <li key={name}>
            <a href={href} className="auth-tabs__tab" aria-current={name === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
