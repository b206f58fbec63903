import type { OpportunityCard, OpportunityDetail } from '#contract/opportunities.ts';
import { countryName, findCountry } from '#domain/countries.ts';
import { parseEmail } from '#domain/email.ts';
import { isOpen } from '#domain/opportunity.ts';
import { slugify } from '#domain/slug.ts';
import { parseHomepage } from '#domain/url.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#server/localize.ts';
import { matchRanges } from '#domain/matchRanges.ts';
import { presentQuestions } from '#server/presentQuestions.ts';
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

export function presentCard(row: OpportunityCardRow, { language, now, q }: Presentation): OpportunityCard {
  const title = localize('title', row, language);
  const summary = localize('summary', row, language);
  const organization = presentOrganization(row, language);
  return {
    id: row.id,
    slug: slugify(title.title ?? ''),
    ...title,
    ...summary,
    category: row.category,
    category_name: language === 'ar' ? row.category_name_ar : row.category_name_en,
    // The database checks these columns against the same lists.
    ags_category: row.ags_category as OpportunityCard['ags_category'],
    is_program: row.is_program,
    organization,
    thematic_areas: row.thematic_areas.map((area) => ({
      id: area.id,
      slug: area.slug,
      ...localize('title', area, language),
    })),
    country: row.country,
    country_name: nameOfCountry(row.country, language),
    ...localize('city', row, language),
    work_mode: row.work_mode as OpportunityCard['work_mode'],
    employment_type: row.employment_type as OpportunityCard['employment_type'],
    opens_at: row.opens_at.toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    time_zone: row.time_zone,
    is_rolling: row.is_rolling,
    is_open: isOpen(row, now),
    published_at: row.published_at.toISOString(),
    ...(q
      ? {
          matches: {
            title: matchRanges(title.title, q),
            summary: matchRanges(summary.summary, q),
            organization: matchRanges(organization?.name ?? null, q, { isName: true }),
          },
        }
      : {}),
  };
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

/** A country in the reader's language; null for none and for a code that is no country. */
export function nameOfCountry(code: string | null, language: Language): string | null {
  const country = code === null ? undefined : findCountry(code);
  return country ? countryName(country, language) : null;
}

function presentOrganization(row: OpportunityCardRow, language: Language): OpportunityCard['organization'] {
  if (row.organization_id === null) return null;
  const names = { name_en: row.organization_name_en, name_ar: row.organization_name_ar };
  const name = localize('name', names, language);
  return { id: row.organization_id, slug: slugify(name.name ?? ''), ...name };
}

/** Where to apply outside: a web or mail address as a link takes it. Imported ones may be anything; what is neither is left out. */
function presentApplyUrl({ apply_mode: mode, apply_url: url }: OpportunityDetailRow): string | null {
  if (url === null || mode === 'internal') return null;
  if (mode === 'external') return parseHomepage(url)?.href ?? null;
  const email = parseEmail(url.replace(/^mailto:/i, '').split('?')[0] ?? '');
  return email ? `mailto:${email.address}` : null;
}
