import type { SentProfile as Profile } from '#contract/applications.ts';
import { itemSections } from '#domain/profileSections.ts';
import { otherLanguage } from '#i18n/language.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { AreaTags } from '#web/cards/AreaTags.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { ProfileItems } from '#web/cards/ProfileItems.tsx';
import { RichPassage } from '#web/cards/RichPassage.tsx';
import { TagList } from '#web/cards/TagList.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** The profile that went with an application, section by section; what was empty then is left out. */
export function SentProfile({ profile }: { profile: Profile }) {
  const { t, language } = useTranslate();
  const biography = { en: profile.biography_en, ar: profile.biography_ar };
  const other = otherLanguage(language);
  const work = [profile.current_title, profile.organization_name].filter((part) => part !== null && part !== '');
  return (
    <>
      <AccountSection id="sent-profile" title={t('applications.sent.profile')}>
        <div className="sent__profile">
          <p>
            <strong>
              <WrittenText en={profile.headline_en} ar={profile.headline_ar} />
            </strong>
          </p>
          {work.length > 0 && (
            <p>
              {work.map((part, index) => (
                <span key={index}>
                  {index > 0 && ' · '}
                  <MarkedText text={part ?? ''} />
                </span>
              ))}
            </p>
          )}
          <AreaTags areas={profile.thematic_areas} />
          <RichPassage {...biography} />
          {biography[language] && biography[other] && (
            <Disclosure summary={<bdi lang={other}>{t('language.other')}</bdi>}>
              <RichPassage en={other === 'en' ? biography.en : null} ar={other === 'ar' ? biography.ar : null} />
            </Disclosure>
          )}
        </div>
      </AccountSection>
      {itemSections.map(
        (section) =>
          profile.sections[section].length > 0 && (
            <AccountSection key={section} id={`sent-${section}`} title={t(`profile.section.${section}`)}>
              <ProfileItems section={section} items={profile.sections[section]} />
            </AccountSection>
          ),
      )}
      <Tags section="research_interests" tags={profile.research_interests} />
      <Tags section="skills" tags={profile.skills} />
      <Tags
        section="languages"
        tags={profile.languages.map(({ name, level }) =>
          level === null ? name : t('profile.languageAt', { language: name, level: t(`profile.level.${level}`) }),
        )}
      />
    </>
  );
}

interface TagsProps {
  section: 'research_interests' | 'skills' | 'languages';
  tags: readonly string[];
}

function Tags({ section, tags }: TagsProps) {
  const { t } = useTranslate();
  if (tags.length === 0) return null;
  return (
    <AccountSection id={`sent-${section}`} title={t(`profile.section.${section}`)}>
      <TagList tags={tags} />
    </AccountSection>
  );
}
