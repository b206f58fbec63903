import type { OwnProfile } from '#contract/profile.ts';
import { useTranslate } from '#web/shell/language.tsx';

/** How complete the profile is, and what is missing with links to where it is filled in. */
export function CompletionPanel({ profile }: { profile: OwnProfile }) {
  const { t, language } = useTranslate();
  const { profile_completion_percentage: percentage, missing } = profile;
  return (
    <section className="card my-profile__completion" aria-labelledby="completion">
      <h2 id="completion">{t('memberMenu.completion', { percentage })}</h2>
      <progress className="my-profile__bar" max={100} value={percentage} aria-labelledby="completion" />
      {missing.length === 0 ? (
        <p>{t('profile.completion.full')}</p>
      ) : (
        <>
          <p className="muted">{t('profile.completion.missing')}</p>
          <ul className="my-profile__missing">
            {missing.map(({ key, label, url, weight }) => (
              <li key={key}>
                <a className="text-link" href={`/${language}${url}`}>
                  {label}
                </a>{' '}
                <span className="muted small" dir="ltr">
                  +{weight}%
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
