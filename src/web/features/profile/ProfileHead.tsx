import type { OwnProfile } from '#contract/profile.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { FlaggedPlace } from '#web/cards/FlaggedPlace.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { namesIn } from '#web/cards/memberNames.ts';
import { WrittenText, writtenIn } from '#web/cards/WrittenText.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** Who it is, as the head of the member's page says it. */
export function ProfileHead({ profile }: { profile: OwnProfile }) {
  const { language, paths } = useTranslate();
  const { shown, other } = namesIn(profile, language);
  const { about } = profile.sections;
  const headline = { en: about.headline_en, ar: about.headline_ar };
  return (
    <div className="my-profile__head">
      <ArchPortrait name={shown.text} src={profile.avatar_url} size="large" isEager />
      <div className="my-profile__who">
        <h2>
          <MarkedText {...shown} />
        </h2>
        {other && (
          <p className="muted">
            <MarkedText {...other} />
          </p>
        )}
        {about.current_title && (
          <p>
            <strong>
              <MarkedText text={about.current_title} />
            </strong>
          </p>
        )}
        {about.organization ? (
          <p>
            <a className="text-link" href={paths.organization(about.organization)}>
              <WrittenText en={about.organization.name_en} ar={about.organization.name_ar} />
            </a>
          </p>
        ) : (
          about.organization_name && (
            <p>
              <MarkedText text={about.organization_name} />
            </p>
          )
        )}
        {writtenIn(headline, language) && (
          <p className="muted">
            <WrittenText {...headline} />
          </p>
        )}
        {(profile.city ?? profile.country_name) && (
          <p className="small">
            <FlaggedPlace
              city={profile.city && <MarkedText text={profile.city} />}
              country={profile.country}
              countryName={profile.country_name}
            />
          </p>
        )}
      </div>
    </div>
  );
}
