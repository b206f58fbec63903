import type { SiteEvent } from '#contract/siteContent.ts';
import type { ThematicAreaDetail } from '#contract/thematicAreas.ts';
import type { AgsCategory } from '#domain/opportunity.ts';
import { formatDate } from '#i18n/format.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { huesOf, written } from './cardTexts.ts';
import type { CardSetting, CardText, ShareCard } from './shareCard.ts';

/** Pages that have a card of their own, by the name of its file; the words are those of the page's head. */
export const sharedPages = {
  about: 'about',
  education: 'education',
  research: 'research',
  innovation: 'innovation',
  opportunities: 'opportunities',
  members: 'members',
  organizations: 'organizations',
  'join-us': 'join',
  'contact-us': 'contact',
} as const satisfies Record<string, string>;

/** The site's own card, and those of its standing pages. */
export function describePage(page: 'home' | keyof typeof sharedPages, setting: CardSetting): ShareCard {
  const { language, siteName, t } = setting;
  const own = (id: MessageId): CardText => ({ text: t(id), language });
  const isHome = page === 'home';
  return {
    language,
    siteName,
    eyebrow: isHome ? [] : [own('site.tagline')],
    title: own(isHome ? 'site.tagline' : `meta.${sharedPages[page]}.title`),
    lead: [own(isHome ? 'site.description' : `meta.${sharedPages[page]}.description`)],
    strip: categoryStrip(setting),
    figure: { kind: 'colonnade' },
  };
}

/** A focus area in one of the categories. */
export function describeArea(area: ThematicAreaDetail, category: AgsCategory, setting: CardSetting): ShareCard {
  const { language, siteName, t } = setting;
  const own = (text: string): CardText => ({ text, language });
  const title = written({ en: area.title_en, ar: area.title_ar }, language) ?? own(siteName);
  return {
    language,
    siteName,
    eyebrow: [own(t(`agsCategory.${category}`))],
    title,
    lead: [own(t('meta.focusArea.description', { area: title.text, category }))],
    strip: categoryStrip(setting),
    figure: { kind: 'arches', hues: huesOf([area]) },
  };
}

export function describeEvent(event: SiteEvent, { language, siteName, t }: CardSetting): ShareCard {
  const own = (text: string): CardText => ({ text, language });
  const venue = written({ en: event.venue_en, ar: event.venue_ar }, language);
  const [from, to] = [event.starts_on, event.ends_on].map((day) => formatDate(day, language, event.time_zone));
  return {
    language,
    siteName,
    eyebrow: [own(t('site.tagline'))],
    title: written({ en: event.title_en, ar: event.title_ar }, language) ?? own(siteName),
    lead: venue ? [venue] : [],
    strip: [
      {
        label: own(t('gathering.dates')),
        parts: [own(from === to ? (from ?? '') : t('gathering.dateRange', { from: from ?? '', to: to ?? '' }))],
      },
    ],
    figure: { kind: 'colonnade' },
  };
}

function categoryStrip({ language, t }: CardSetting): ShareCard['strip'] {
  const categories = ['education', 'research', 'innovation'] as const;
  return [{ label: null, parts: categories.map((name) => ({ text: t(`agsCategory.${name}`), language })) }];
}
