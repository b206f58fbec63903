import type { OwnProfile } from '#contract/profile.ts';
import { isItemSection, profileSections, visibilitiesFor } from '#domain/profileSections.ts';
import { otherLanguage } from '#i18n/language.ts';
import type { DocumentBlock, TextDocument, TextPiece } from '#server/documents/documentModel.ts';
import { printableText } from '#server/documents/documentModel.ts';
import { descriptionOf, itemBlocks } from './cvItems.ts';
import { type CvWords, listed, said, unit, written } from './cvWords.ts';

/** What a member put into their CV. */
export interface CvChoice {
  contents: 'connections' | 'all';
  email: string | null;
  phone: string | null;
}

/** A profile as a CV: its parts in the order of the profile's page, empty ones left out. */
export function cvContents(profile: OwnProfile, words: CvWords, choice: CvChoice, now: Date): TextDocument {
  const { language, t } = words;
  const names = namesOf(profile, words);
  return {
    language,
    title: t('cvDocument.title', { name: names.shown.text }),
    author: names.shown.text,
    pageWords: t('cvDocument.page', { page: '{page}', pages: '{pages}' }),
    blocks: [...headBlocks(profile, words, choice), ...sectionBlocks(profile, words, choice)],
    createdAt: now,
  };
}

/** The name in the document's script, and the one in the other. */
function namesOf(
  { full_name, full_name_ar }: OwnProfile,
  words: CvWords,
): { shown: TextPiece; other: TextPiece | null } {
  const first = written(words, full_name);
  const arabic = full_name_ar ? written(words, full_name_ar, 'ar') : null;
  if (!arabic || arabic.text === first.text) return { shown: first, other: null };
  return words.language === 'ar' ? { shown: arabic, other: first } : { shown: first, other: arabic };
}

function headBlocks(profile: OwnProfile, words: CvWords, { email, phone }: CvChoice): DocumentBlock[] {
  const { language } = words;
  const { about } = profile.sections;
  const { shown, other } = namesOf(profile, words);
  const headline = { en: about.headline_en, ar: about.headline_ar };
  const headlineLanguage = headline[language] ? language : otherLanguage(language);
  const line = (style: DocumentBlock['style'], pieces: TextPiece[]): DocumentBlock[] =>
    pieces.length === 0 ? [] : [{ style, language, pieces }];
  const asPiece = (text: string | null): TextPiece[] => (text ? [written(words, text)] : []);
  const headlineText = headline[headlineLanguage];
  return [
    ...line('name', [shown]),
    ...line('otherName', other ? [other] : []),
    ...line('position', asPiece(about.current_title)),
    ...line('place', asPiece(about.organization_name)),
    ...line('headline', headlineText ? [written(words, headlineText, headlineLanguage)] : []),
    ...line('facts', listed(words, [asPiece(profile.city), asPiece(profile.country_name)])),
    ...line(
      'facts',
      listed(
        words,
        [email === null ? [] : [unit(email, `mailto:${email}`)], phone === null ? [] : [unit(phone)]],
        ' · ',
      ),
    ),
  ];
}

function sectionBlocks(profile: OwnProfile, words: CvWords, { contents }: CvChoice): DocumentBlock[] {
  const { language, t } = words;
  const { sections } = profile;
  const shown = visibilitiesFor(contents === 'all' ? 'self' : 'connection');
  let lists = 0;
  const nextList = (): number => (lists += 1);
  return profileSections.flatMap((section): DocumentBlock[] => {
    const blocks = isItemSection(section)
      ? sections[section].items
          .filter(({ visibility }) => shown.includes(visibility))
          .flatMap((item) => itemBlocks(words, section, item, nextList))
      : section === 'about'
        ? descriptionOf(
            words,
            { description_en: sections.about.biography_en, description_ar: sections.about.biography_ar },
            nextList,
          )
        : paragraph(
            section === 'languages'
              ? sections.languages.items.map((known) => [said(words, languageWords(words, known))])
              : sections[section].items.map((tag) => [written(words, tag)]),
          );
    if (blocks.length === 0) return [];
    return [{ style: 'section', language, pieces: [said(words, t(`profile.section.${section}`))] }, ...blocks];
  });

  function paragraph(parts: TextPiece[][]): DocumentBlock[] {
    return parts.length === 0 ? [] : [{ style: 'body', language, pieces: listed(words, parts) }];
  }
}

function languageWords({ t }: CvWords, { name, level }: { name: string; level: string | null }): string {
  const language = printableText(name);
  return level === null
    ? language
    : // The levels are the contract's.
      t('profile.languageAt', { language, level: t(`profile.level.${level as 'native'}`) });
}
