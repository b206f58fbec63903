import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { chooseDates, planTimings } from './demoDates.ts';
import {
  chooseEmploymentType,
  chooseLanguages,
  chooseWorkMode,
  durationPhrase,
  monthPhrase,
  seatCounts,
  shortDurations,
} from './demoDetails.ts';
import { moneyPhrase } from './demoMoney.ts';
import { cityOf, isFeminineName } from './demoOrganizations.ts';
import { demoQuestions } from './demoQuestions.ts';
import { demoSource } from './demoSource.ts';
import { planOpportunities } from './demoPlan.ts';
import type { PlannedOpportunity } from './demoPlan.ts';
import type { AreaCode } from './parseOrganizations.ts';
import { placeOf } from './places.ts';
import type { Random } from './random.ts';
import { writeOpportunity } from './writeOpportunity.ts';

/** An opportunity's row without its organization, which is named by its key; and the areas it belongs to. */
export interface DemoOpportunity {
  row: Omit<Insertable<Database['opportunities']>, 'organization_id'>;
  organizationKey: string;
  areas: AreaCode[];
}

type Wording = 'both' | 'ar' | 'en';

/** The demo's opportunities as they stand at `now`: 420, a tenth only in Arabic and a tenth only in English. */
export function buildOpportunities(now: Date, random: Random): DemoOpportunity[] {
  const plan = planOpportunities(random);
  const timings = planTimings(plan.length, random);
  const tenth = Math.floor(plan.length / 10);
  const wordings = random.shuffle(
    plan.map((_, index): Wording => (index < tenth ? 'ar' : index < tenth * 2 ? 'en' : 'both')),
  );
  return plan.map((planned, index) => {
    const { category, agsCategory, organization } = planned;
    const place = placeOf(organization.country);
    const [city_en, city_ar] = cityOf(organization);
    const dates = chooseDates(timings[index] ?? 'open', place.timeZone, now, random);
    const isOutside = random.next() < 0.2;
    return {
      organizationKey: organization.key,
      areas: chooseAreas(planned, random),
      row: {
        ...writeTexts(planned, dates.startsOn, wordings[index] ?? 'both', random),
        category,
        ags_category: agsCategory,
        is_program:
          category === 'program' || ((category === 'training' || category === 'fellowship') && random.next() < 0.15),
        country: organization.country,
        city_en,
        city_ar,
        work_mode: chooseWorkMode(category, random),
        employment_type: chooseEmploymentType(category, random),
        language_requirements: chooseLanguages(organization.country, random),
        starts_on: dates.startsOn,
        opens_at: dates.opensAt,
        deadline_at: dates.deadlineAt,
        time_zone: place.timeZone,
        is_rolling: dates.isRolling,
        apply_mode: isOutside ? 'external' : 'internal',
        apply_url: isOutside ? `https://${organization.key}.example.org/apply/${index + 1}` : null,
        questions: JSON.stringify(isOutside ? [] : demoQuestions(category, index)),
        positions:
          category === 'position' || category === 'doctoral' || category === 'postdoctoral'
            ? random.pick([1, 1, 1, 2, 3])
            : null,
        source: demoSource,
        source_key: `opportunity-${index + 1}`,
        published_at: dates.publishedAt,
        created_at: dates.publishedAt,
        updated_at: dates.publishedAt,
      },
    };
  });
}

function writeTexts(planned: PlannedOpportunity, startsOn: string, wording: Wording, random: Random) {
  const { topic, organization, category } = planned;
  const place = placeOf(organization.country);
  const money = (low: number, high: number) => moneyPhrase(random.between(low, high) * place.payLevel, place);
  const texts = writeOpportunity(
    planned,
    {
      ...topic,
      org: organization.name,
      city: cityOf(organization),
      start: monthPhrase(startsOn),
      duration: durationPhrase(category, random),
      short: random.pick(shortDurations),
      seats: random.pick(seatCounts),
      amount: money(2400, 5200),
      allowance: money(1000, 1900),
      grant: money(8000, 60_000),
      fee: money(250, 900),
    },
    isFeminineName(organization.name[1]),
    random,
  );
  const columns = Object.entries(texts).flatMap(([column, [english, arabic]]) => [
    [`${column}_en`, wording === 'ar' ? null : english],
    [`${column}_ar`, wording === 'en' ? null : arabic],
  ]);
  return Object.fromEntries(columns) as Record<`${keyof typeof texts}_${'en' | 'ar'}`, string | null>;
}

/** One in six stands in a second area of its organization too. */
function chooseAreas({ area, organization }: PlannedOpportunity, random: Random): AreaCode[] {
  const others = organization.areas.filter((other) => other !== area);
  return others.length > 0 && random.next() < 0.17 ? [area, random.pick(others)] : [area];
}
