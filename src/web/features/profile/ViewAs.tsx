import type { OwnProfile } from '#contract/profile.ts';
import type { ProfileAudience } from '#domain/profileSections.ts';
import { useTranslate } from '#web/shell/language.tsx';

const views = ['self', 'public', 'member', 'connection'] as const satisfies readonly ProfileAudience[];

/** As whom one looks at one's own profile, and who sees it at all. */
export function ViewAs({ audience, visibility }: { audience: ProfileAudience; visibility: OwnProfile['visibility'] }) {
  const { t, paths } = useTranslate();
  return (
    <nav className="my-profile__views" aria-label={t('profile.view.title')}>
      <ul className="row">
        {views.map((view) => (
          <li key={view}>
            <a
              className="chip"
              href={paths.myProfile(view === 'self' ? {} : { view })}
              aria-current={view === audience ? 'page' : undefined}
            >
              {t(`profile.view.${view}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="muted small">
        {t('profile.view.whole', { who: t(`account.visibility.${visibility}`) })}{' '}
        <a className="text-link" href={`${paths.accountPrivacy()}#visibility`}>
          {t('profile.view.change')}
        </a>
      </p>
    </nav>
  );
}
