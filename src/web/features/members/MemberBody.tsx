import type { MemberDetail } from '#contract/members.ts';
import { itemSections } from '#domain/profileSections.ts';
import { formatDate } from '#i18n/format.ts';
import { otherLanguage } from '#i18n/language.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { AreaTags } from '#web/cards/AreaTags.tsx';
import { FlaggedPlace } from '#web/cards/FlaggedPlace.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { ProfileItems } from '#web/cards/ProfileItems.tsx';
import { RichPassage } from '#web/cards/RichPassage.tsx';
import { TagList } from '#web/cards/TagList.tsx';
import { writtenIn } from '#web/cards/WrittenText.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { Workplace } from './Workplace.tsx';
import '#web/cards/RecordPage.css';

/** What a member says of their work, and the facts that visitors may see. */
export function MemberBody({ member }: { member: MemberDetail }) {
  const { t } = useTranslate();
  return (
    <div className="record wrap">
      <div className="record__main">
        <Biography member={member} />
        {itemSections.map(
          (section) =>
            member.sections[section].length > 0 && (
              <section key={section} aria-labelledby={section}>
                <h2 id={section}>{t(`profile.section.${section}`)}</h2>
                <ProfileItems section={section} items={member.sections[section]} />
              </section>
            ),
        )}
        <Tags id="interests" title={t('member.interests')} tags={member.research_interests} />
        <Tags id="skills" title={t('profile.section.skills')} tags={member.skills} />
      </div>
      <Facts member={member} />
    </div>
  );
}

function Tags({ id, title, tags }: { id: string; title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <TagList tags={tags} />
    </section>
  );
}

/** In the page's language; where it was also written in the other one, that text unfolds below. */
function Biography({ member: { biography_en, biography_ar } }: { member: MemberDetail }) {
  const { t, language } = useTranslate();
  const biography = { en: biography_en, ar: biography_ar };
  const other = otherLanguage(language);
  return (
    <section aria-labelledby="biography">
      <h2 id="biography">{t('member.about')}</h2>
      {writtenIn(biography, language) ? (
        <RichPassage {...biography} />
      ) : (
        <p className="muted">{t('member.noBiography')}</p>
      )}
      {biography[language] && biography[other] && (
        <Disclosure summary={<bdi lang={other}>{t('language.other')}</bdi>}>
          <RichPassage en={other === 'en' ? biography.en : null} ar={other === 'ar' ? biography.ar : null} />
        </Disclosure>
      )}
    </section>
  );
}

function Facts({ member }: { member: MemberDetail }) {
  const { t, language, paths } = useTranslate();
  const { timeZone } = useViewer();
  const { city, country, country_name, organization, organization_name, languages, thematic_areas } = member;
  return (
    <aside className="record__facts card" aria-label={t('opportunity.facts')}>
      <DefinitionList
        items={[
          {
            term: t('member.organization'),
            value: (organization ?? organization_name) && <Workplace member={member} />,
          },
          {
            term: t('member.location'),
            value: (city ?? country_name) && (
              <FlaggedPlace city={city && <MarkedText text={city} />} country={country} countryName={country_name} />
            ),
          },
          {
            term: t('member.focusAreas'),
            value: thematic_areas.length > 0 && (
              <AreaTags areas={thematic_areas} hrefOf={(area) => paths.members({ tas: area.id })} />
            ),
          },
          {
            term: t('member.languages'),
            value: languages
              .map(({ name, level }) =>
                level === null ? name : t('profile.languageAt', { language: name, level: t(`profile.level.${level}`) }),
              )
              .join(`${t('list.separator')} `),
          },
          {
            term: t('member.since'),
            value: (
              <time dateTime={member.member_since} className="unit">
                {formatDate(member.member_since, language, timeZone)}
              </time>
            ),
          },
        ]}
      />
    </aside>
  );
}
