import type { OpportunityCard, OpportunityDetail } from '#contract/opportunities.ts';
import { parseEmail } from '#domain/email.ts';
import { isOpen } from '#domain/opportunity.ts';
import { slugify } from '#domain/slug.ts';
import { parseHomepage } from '#domain/url.ts';
import type { Language } from '#i18n/language.ts';
import { inLanguage, localize } from '#server/localize.ts';
import { matchRanges } from '#domain/matchRanges.ts';
import { presentQuestions } from '#server/presentQuestions.ts';
import { presentAreaReferences, presentCountryName, presentOrganizationReference } from '#server/presentReferences.ts';
import { sanitizeRichText } from '#server/richText.ts';
import type { OpportunityDetailRow } from './queries.ts';
import type { OpportunityCardRow } from './queriesCards.ts';

/** For whom and when a row is told. */
export interface Presentation {
  language: Language;
  now: Date;
  /** What was searched for; with it the answer says where it matched. */
  q?: string;
}

/** Field by field: parts that are spread together cost more, and a list has many cards. */
export function presentCard(row: OpportunityCardRow, { language, now, q }: Presentation): OpportunityCard {
  const title = inLanguage(row.title_en, row.title_ar, language);
  const summary = inLanguage(row.summary_en, row.summary_ar, language);
  const organization = presentOrganizationReference(row, language);
  const card: OpportunityCard = {
    id: row.id,
    slug: slugify(title ?? ''),
    title,
    title_en: row.title_en,
    title_ar: row.title_ar,
    summary,
    summary_en: row.summary_en,
    summary_ar: row.summary_ar,
    category: row.category,
    category_name: language === 'ar' ? row.category_name_ar : row.category_name_en,
    // The database checks these columns against the same lists.
    ags_category: row.ags_category as OpportunityCard['ags_category'],
    is_program: row.is_program,
    organization,
    thematic_areas: presentAreaReferences(row.thematic_areas, language),
    country: row.country,
    country_name: presentCountryName(row.country, language),
    city: inLanguage(row.city_en, row.city_ar, language),
    city_en: row.city_en,
    city_ar: row.city_ar,
    work_mode: row.work_mode as OpportunityCard['work_mode'],
    employment_type: row.employment_type as OpportunityCard['employment_type'],
    opens_at: row.opens_at.toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    time_zone: row.time_zone,
    is_rolling: row.is_rolling,
    is_open: isOpen(row, now),
    published_at: row.published_at.toISOString(),
  };
  if (q)
    card.matches = {
      title: matchRanges(title, q),
      summary: matchRanges(summary, q),
      organization: matchRanges(organization?.name ?? null, q, { isName: true }),
    };
  return card;
}

/** What the opportunity is to who asks. */
export type Standing = Pick<OpportunityDetail, 'is_applied' | 'application_id' | 'is_saved'>;

export function presentDetail(
  row: OpportunityDetailRow,
  presentation: Presentation,
  standing: Standing,
): OpportunityDetail {
  const { language } = presentation;
  const description = {
    description_en: row.description_en && sanitizeRichText(row.description_en),
    description_ar: row.description_ar && sanitizeRichText(row.description_ar),
  };
  return {
    ...presentCard(row, presentation),
    ...localize('description', description, language),
    ...localize('eligibility', row, language),
    ...localize('funding', row, language),
    language_requirements: row.language_requirements,
    starts_on: row.starts_on,
    status: row.status as OpportunityDetail['status'],
    apply_mode: row.apply_mode as OpportunityDetail['apply_mode'],
    apply_url: presentApplyUrl(row),
    positions: row.positions,
    questions: presentQuestions(row.questions, language),
    ...standing,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Where to apply outside: a web or mail address as a link takes it. Imported ones may be anything; what is neither is left out. */
function presentApplyUrl({ apply_mode: mode, apply_url: url }: OpportunityDetailRow): string | null {
  if (url === null || mode === 'internal') return null;
  if (mode === 'external') return parseHomepage(url)?.href ?? null;
  const email = parseEmail(url.replace(/^mailto:/i, '').split('?')[0] ?? '');
  return email ? `mailto:${email.address}` : null;
}
