import type { OwnProfile } from '#contract/profile.ts';
import type { ProfileSection } from '#domain/profileSections.ts';
import { otherLanguage } from '#i18n/language.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { RichPassage } from '#web/cards/RichPassage.tsx';
import { TagList } from '#web/cards/TagList.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** A section that is one text or one list, as others read it. */
export function TextSection({ section, profile: { sections } }: { section: ProfileSection; profile: OwnProfile }) {
  const { t } = useTranslate();
  if (section === 'about') return <Biography about={sections.about} />;
  const { items } = sections[section];
  if (items.length === 0) return <p className="muted">{t('profile.empty')}</p>;
  const tags = items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (!('code' in item)) return [];
    const { name, level } = item;
    return [level === null ? name : t('profile.languageAt', { language: name, level: t(`profile.level.${level}`) })];
  });
  return <TagList tags={tags} />;
}

function Biography({ about: { biography_en, biography_ar } }: { about: OwnProfile['sections']['about'] }) {
  const { t, language } = useTranslate();
  const texts = { en: biography_en, ar: biography_ar };
  const other = otherLanguage(language);
  if (biography_en === null && biography_ar === null) return <p className="muted">{t('profile.empty')}</p>;
  return (
    <>
      <RichPassage {...texts} />
      {texts[language] !== null && texts[other] !== null && (
        <Disclosure summary={<bdi lang={other}>{t('language.other')}</bdi>}>
          <RichPassage en={other === 'en' ? texts.en : null} ar={other === 'ar' ? texts.ar : null} />
        </Disclosure>
      )}
    </>
  );
}
