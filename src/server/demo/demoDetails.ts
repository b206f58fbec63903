import type { EmploymentType, OpportunityCategory, WorkMode } from '#domain/opportunity.ts';
import type { Phrase } from './parseTopics.ts';
import type { Random } from './random.ts';

const months: readonly Phrase[] = [
  ['January', 'يناير'],
  ['February', 'فبراير'],
  ['March', 'مارس'],
  ['April', 'أبريل'],
  ['May', 'مايو'],
  ['June', 'يونيو'],
  ['July', 'يوليو'],
  ['August', 'أغسطس'],
  ['September', 'سبتمبر'],
  ['October', 'أكتوبر'],
  ['November', 'نوفمبر'],
  ['December', 'ديسمبر'],
];

/** The month of a date (`2027-09-01`) in words: September 2027, سبتمبر 2027. */
export function monthPhrase(date: string): Phrase {
  const month = months[Number(date.slice(5, 7)) - 1] ?? ['', ''];
  return [`${month[0]} ${date.slice(0, 4)}`, `${month[1]} ${date.slice(0, 4)}`];
}

const longDurations: Readonly<Partial<Record<OpportunityCategory, readonly Phrase[]>>> = {
  fellowship: [
    ['six months', 'ستة أشهر'],
    ['nine months', 'تسعة أشهر'],
    ['twelve months', 'اثني عشر شهرًا'],
  ],
  postdoctoral: [
    ['eighteen months', 'ثمانية عشر شهرًا'],
    ['two years', 'عامين'],
    ['three years', 'ثلاثة أعوام'],
  ],
  doctoral: [
    ['three years', 'ثلاثة أعوام'],
    ['four years', 'أربعة أعوام'],
  ],
};
const yearOrLess: readonly Phrase[] = [
  ['six months', 'ستة أشهر'],
  ['ten months', 'عشرة أشهر'],
  ['one year', 'عام واحد'],
];

/** How long a thing lasts, in Arabic as it stands after «لمدة». */
export function durationPhrase(category: OpportunityCategory, random: Random): Phrase {
  return random.pick(longDurations[category] ?? yearOrLess);
}

/** The length of a course. */
export const shortDurations: readonly Phrase[] = [
  ['three days', 'ثلاثة أيام'],
  ['one week', 'أسبوع واحد'],
  ['two weeks', 'أسبوعين'],
  ['ten Saturdays', 'عشرة أيام سبت'],
];

/** How many can take part, in Arabic in the genitive. */
export const seatCounts: readonly Phrase[] = [
  ['eight places', 'ثمانية مقاعد'],
  ['ten places', 'عشرة مقاعد'],
  ['twelve places', 'اثني عشر مقعدًا'],
  ['sixteen places', 'ستة عشر مقعدًا'],
  ['twenty places', 'عشرين مقعدًا'],
];

/** Where the work is done; nothing for grants, awards and papers. */
export function chooseWorkMode(category: OpportunityCategory, random: Random): WorkMode | null {
  if (category === 'grant' || category === 'award' || category === 'call_for_papers') return null;
  const chance = random.next();
  return chance < 0.6 ? 'on_site' : chance < 0.85 ? 'hybrid' : 'remote';
}

const employment: Readonly<Partial<Record<OpportunityCategory, readonly EmploymentType[]>>> = {
  position: ['full_time', 'full_time', 'full_time', 'part_time', 'contract'],
  fellowship: ['full_time', 'contract', 'temporary'],
  postdoctoral: ['full_time', 'full_time', 'contract'],
  doctoral: ['full_time', 'part_time'],
  program: ['internship', 'part_time'],
  volunteering: ['volunteer'],
};

/** On what terms; nothing where nobody is employed. */
export function chooseEmploymentType(category: OpportunityCategory, random: Random): EmploymentType | null {
  const types = employment[category];
  return types === undefined ? null : random.pick(types);
}

const maghreb = new Set(['MA', 'TN', 'DZ', 'MR', 'SN', 'FR', 'KM', 'DJ']);

/** ISO 639-1 codes of the languages that an opportunity in a country asks for. */
export function chooseLanguages(country: string, random: Random): string[] {
  if (maghreb.has(country))
    return random.pick([
      ['ar', 'fr'],
      ['ar', 'en', 'fr'],
      ['fr', 'en'],
    ]);
  return random.pick([['ar', 'en'], ['ar', 'en'], ['en'], ['ar']]);
}
