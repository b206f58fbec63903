import type { Language } from '#i18n/language.ts';
import type { FlowValues } from '#web/shell/flows/flow.ts';

/** What the fields of a person say (PersonFields, AreaFields, ConsentFields), as the calls that make an account take it. */
export function personIn(values: FlowValues, language: Language) {
  const { full_name, full_name_ar, family_name, email, country, organization_name, current_title } = values;
  const { thematic_area_ids, terms_accepted, newsletter_consent } = values;
  return {
    full_name,
    full_name_ar,
    family_name,
    email,
    country,
    organization_name,
    current_title,
    thematic_area_ids,
    locale: language,
    terms_accepted: terms_accepted === 'true',
    newsletter_consent: newsletter_consent === 'true',
  };
}
