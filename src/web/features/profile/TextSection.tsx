import type { OwnProfile } from '#contract/profile.ts';
import type { ProfileSection } from '#domain/profileSections.ts';
import { otherLanguage } from '#i18n/language.ts';
import { Chip } from '#ui/Chip.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { RichPassage } from '#web/cards/RichPassage.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** A section that is one text or one list, as others read it. */
export function TextSection({ section, profile: { sections } }: { section: ProfileSection; profile: OwnProfile }) {
  const { t } = useTranslate();
  if (section === 'about') return <Biography about={sections.about} />;
  const { items } = sections[section];
  if (items.length === 0) return <p className="muted">{t('profile.empty')}</p>;
  return (
    <ul className="row">
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>
            <Chip>
              <MarkedText text={item} />
            </Chip>
          </li>
        ) : (
          'code' in item && (
            <li key={item.code}>
              <Chip>
                {item.level === null
                  ? item.name
                  : t('profile.languageAt', { language: item.name, level: t(`profile.level.${item.level}`) })}
              </Chip>
            </li>
          )
        ),
      )}
    </ul>
  );
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
