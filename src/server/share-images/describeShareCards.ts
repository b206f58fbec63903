import type { MemberDetail } from '#contract/members.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import type { OrganizationDetail } from '#contract/organizations.ts';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { huesOf, maxArches, written } from './cardTexts.ts';
import type { CardSetting, CardText, ShareCard } from './shareCard.ts';

export function describeOpportunity(opportunity: OpportunityDetail, { language, siteName, t }: CardSetting): ShareCard {
  const own = (text: string): CardText => ({ text, language });
  const { organization, deadline_at: deadlineAt } = opportunity;
  const organizationName = organization && written({ en: organization.name_en, ar: organization.name_ar }, language);
  const deadline = deadlineAt
    ? { label: own(t('deadline.label')), parts: [own(formatDate(deadlineAt, language, opportunity.time_zone))] }
    : { label: null, parts: [own(t(opportunity.is_rolling ? 'deadline.rolling' : 'deadline.noFixed'))] };
  return {
    language,
    siteName,
    eyebrow: [own(opportunity.category_name), ...areaTitles(opportunity.thematic_areas.slice(0, 1), language)],
    title: written({ en: opportunity.title_en, ar: opportunity.title_ar }, language) ?? own(siteName),
    lead: [...(organizationName ? [organizationName] : []), ...placeOf(opportunity, language, t)],
    strip: [deadline, { label: null, parts: [own(t(`agsCategory.${opportunity.ags_category}`))] }],
    figure: { kind: 'arches', hues: huesOf(opportunity.thematic_areas) },
  };
}

export function describeOrganization(
  organization: OrganizationDetail,
  { language, siteName, t }: CardSetting,
): ShareCard {
  const own = (text: string): CardText => ({ text, language });
  return {
    language,
    siteName,
    eyebrow: [own(t(`organizationType.${organization.type}`))],
    title: written({ en: organization.name_en, ar: organization.name_ar }, language) ?? own(siteName),
    lead: placeOf(organization, language, t),
    strip: [{ label: null, parts: areaTitles(organization.thematic_areas.slice(0, maxArches), language) }],
    figure: { kind: 'arches', hues: huesOf(organization.thematic_areas) },
  };
}

/** @param member the public view of a member: nothing else is ever drawn. */
export function describeMember(member: MemberDetail, { language, siteName }: CardSetting): ShareCard {
  const { full_name: name, full_name_ar: arabicName, organization } = member;
  const headline = written({ en: member.headline_en, ar: member.headline_ar }, language);
  const organizationName =
    (organization && written({ en: organization.name_en, ar: organization.name_ar }, language)) ??
    (member.organization_name === null ? null : guessed(member.organization_name));
  const lead = headline ?? (member.current_title === null ? null : guessed(member.current_title));
  return {
    language,
    siteName,
    eyebrow: areaTitles(member.thematic_areas.slice(0, 1), language),
    title: language === 'ar' && arabicName ? { text: arabicName, language } : guessed(name),
    lead: lead ? [lead] : [],
    strip: [
      {
        label: null,
        parts: [
          ...(organizationName ? [organizationName] : []),
          ...(member.country_name === null ? [] : [{ text: member.country_name, language }]),
        ],
      },
    ],
    figure: {
      kind: 'portrait',
      hue: huesOf(member.thematic_areas)[0] ?? 'brand',
      pictureId: member.avatar_url?.split('/').at(-1) ?? null,
    },
  };
}

/** A text that nobody said the language of: its first letter tells. */
function guessed(text: string): CardText {
  return { text, language: /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : 'en' };
}

function placeOf(
  {
    city_en,
    city_ar,
    country_name: country,
  }: { city_en: string | null; city_ar: string | null; country_name: string | null },
  language: Language,
  t: Translate,
): CardText[] {
  const city = written({ en: city_en, ar: city_ar }, language);
  if (!city) return country === null ? [] : [{ text: country, language }];
  if (country === null) return [city];
  if (city.language === language) return [{ text: t('place.cityAndCountry', { city: city.text, country }), language }];
  return [city, { text: country, language }];
}

interface Area {
  slug: string;
  title_en: string | null;
  title_ar: string | null;
}

function areaTitles(areas: readonly Area[], language: Language): CardText[] {
  return areas.flatMap(({ title_en, title_ar }) => written({ en: title_en, ar: title_ar }, language) ?? []);
}
