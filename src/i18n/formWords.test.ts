import { describe, expect, test } from 'vitest';
import { contactRules, contactTopics } from '#domain/contactMessage.ts';
import { fellowFields, fellowRules } from '#domain/fellow.ts';
import type { FieldErrorCode, FieldRule } from '#domain/fieldRules.ts';
import { joinRules } from '#domain/joinRequest.ts';
import { newsletterRules } from '#domain/newsletterSubscription.ts';
import { agsCategories, employmentTypes, opportunityCategories, workModes } from '#domain/opportunity.ts';
import { organizationTypes } from '#domain/organization.ts';
import { thematicAreaSlugs } from '#domain/thematicArea.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

const catalogs: readonly Readonly<Record<string, string>>[] = [en, ar];

const codesOfKind: Readonly<Record<FieldRule['kind'], readonly FieldErrorCode[]>> = {
  line: ['characters'],
  text: ['characters'],
  email: ['email'],
  phone: ['digits', 'maxLength'],
  url: ['url'],
  country: [],
  choice: ['choice'],
  consent: ['consent'],
};

/** Every code with which a rule may refuse. A consent that is missing is refused as `consent`, not as `required`. */
function codesOf(rule: FieldRule): FieldErrorCode[] {
  return [
    ...(rule.isRequired === true && rule.kind !== 'consent' ? (['required'] as const) : []),
    ...(rule.min === undefined ? [] : (['min'] as const)),
    ...(rule.maxLength === undefined ? [] : (['maxLength'] as const)),
    ...(rule.maxWords === undefined ? [] : (['maxWords'] as const)),
    ...codesOfKind[rule.kind],
  ];
}

const forms: readonly [form: string, rules: Readonly<Record<string, FieldRule>>, others: readonly string[]][] = [
  ['fellows', fellowRules, ['photo.size', 'photo.type']],
  ['contact', contactRules, []],
  ['join', joinRules, ['organization_name_en.required', 'thematic_area_ids.choice', 'logo.size', 'logo.type']],
  ['newsletter', newsletterRules, []],
];

describe('the words of forms', () => {
  test.each(forms)('%s: every mistake that the rules can find has a sentence of its own', (form, rules, others) => {
    const ids = Object.entries(rules).flatMap(([field, rule]) => codesOf(rule).map((code) => `${field}.${code}`));
    for (const id of [...ids, ...others]) {
      for (const catalog of catalogs) expect(Object.keys(catalog)).toContain(`${form}.error.${id}`);
    }
  });

  test('a sentence that names a length names the one of the rule', () => {
    for (const [form, rules] of forms) {
      for (const [field, rule] of Object.entries(rules)) {
        if (rule.maxLength === undefined) continue;
        for (const catalog of catalogs) {
          expect(catalog[`${form}.error.${field}.maxLength`]).toContain(rule.maxLength.toLocaleString('en-US'));
        }
      }
    }
  });

  test('every field of the Founding Fellows form has a label and a hint', () => {
    for (const field of fellowFields) {
      for (const part of ['label', 'hint']) {
        for (const catalog of catalogs) expect(Object.keys(catalog)).toContain(`fellows.field.${field}.${part}`);
      }
    }
  });
});

test('every value of a closed list has a name', () => {
  const ids = [
    ...contactTopics.map((topic) => `contact.topic.${topic}`),
    ...agsCategories.map((category) => `agsCategory.${category}`),
    ...opportunityCategories.map((category) => `opportunityCategory.${category}`),
    ...workModes.map((mode) => `workMode.${mode}`),
    ...employmentTypes.map((type) => `employmentType.${type}`),
    ...organizationTypes.map((type) => `organizationType.${type}`),
    ...thematicAreaSlugs.map((slug) => `area.${slug}`),
  ];
  for (const catalog of catalogs) expect(Object.keys(catalog)).toEqual(expect.arrayContaining(ids));
});
