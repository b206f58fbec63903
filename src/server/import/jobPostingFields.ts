import type { ApplyMode, EmploymentType } from '#domain/opportunity.ts';
import { parseHomepage } from '#domain/url.ts';
import { formatNumber } from '#i18n/format.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { bilingualOf, objectOf, textOf, valuesOf } from './jsonLdValues.ts';
import { isJsonObject, type JsonObject } from './parseJsonWithLines.ts';
import { findCountryCode, quote, type RowReader } from './rowReader.ts';

const employmentTypes: Readonly<Record<string, EmploymentType>> = {
  fulltime: 'full_time',
  parttime: 'part_time',
  contract: 'contract',
  contractor: 'contract',
  temporary: 'temporary',
  intern: 'internship',
  internship: 'internship',
  volunteer: 'volunteer',
};

/** `FULL_TIME`, "Full-time" and "full time" alike; an unknown type is "other", none is null. */
export function employmentOf(value: unknown): EmploymentType | null {
  const types = valuesOf(value).map(
    (one) =>
      textOf(one)
        ?.toLowerCase()
        .replace(/[^a-z]/g, '') ?? '',
  );
  if (types.length === 0) return null;
  const known = types.map((type) => employmentTypes[type]).find((type) => type !== undefined);
  return known ?? 'other';
}

interface JobPlace {
  country: string | null;
  /** What stands as the country, where it names none. */
  unknownCountry: string | null;
  city: { en: string | null; ar: string | null };
  isRemote: boolean;
  hasPlace: boolean;
}

/** Where the work is: the first job location; for remote work the country that applicants must be in. */
export function placeOf(posting: JsonObject): JobPlace {
  const location = objectOf(posting['jobLocation']);
  const address = location === null ? null : objectOf(location['address'] ?? location['name']);
  const requirement = objectOf(posting['applicantLocationRequirements']);
  const isRemote = valuesOf(posting['jobLocationType']).some((one) => textOf(one)?.toUpperCase() === 'TELECOMMUTE');
  // A bare text such as "Doha, Qatar" has the country at its end.
  const parts = textOf(address?.['name'])?.split(/[,،]/) ?? [];
  const named = [address?.['addressCountry'], parts.at(-1), requirement?.['name']].map((one) =>
    textOf(objectOf(one)?.['name'] ?? one),
  );
  const country = named
    .map((one) => (one === null ? undefined : findCountryCode(one.trim())))
    .find((code) => code !== undefined);
  return {
    country: country ?? null,
    unknownCountry: country === undefined ? (named[0] ?? null) : null,
    city: bilingualOf(address?.['addressLocality'] ?? (parts.length > 1 ? parts[0]?.trim() : undefined)),
    isRemote,
    hasPlace: address !== null,
  };
}

/**
 * How one applies: at the posting's own address, else by e-mail, else through the portal. A posting that only has
 * addresses which lead nowhere is refused: applications through the portal would not reach whoever posted it.
 */
export function applicationOf(
  posting: JsonObject,
  reader: RowReader,
): { apply_mode: ApplyMode; apply_url: string | null } {
  const contact = objectOf(posting['applicationContact']);
  const given = [posting['url'], posting['sameAs'], contact?.['url']].flatMap(addressesOf);
  const address = given.map((one) => parseHomepage(one)?.href).find((href) => href !== undefined);
  if (address !== undefined) return { apply_mode: 'external', apply_url: address };
  const mailto = given.find((one) => /^mailto:/i.test(one))?.replace(/\?.*$/s, '');
  const email = reader.email('applicationContact', textOf(contact?.['email']) ?? mailto);
  if (email === null && given.length > 0) reader.fail('url', 'import.error.url', quote(given[0]));
  return email === null
    ? { apply_mode: 'internal', apply_url: null }
    : { apply_mode: 'email', apply_url: `mailto:${email}` };
}

/** The texts of a property that stands for addresses: each as such, or as the node that it leads to. */
function addressesOf(value: unknown): string[] {
  return valuesOf(value)
    .map((one) => textOf((isJsonObject(one) ? one['@id'] : undefined) ?? one))
    .filter((one) => one !== null);
}

const payUnits: Readonly<Record<string, MessageId>> = {
  HOUR: 'import.pay.hour',
  DAY: 'import.pay.day',
  WEEK: 'import.pay.week',
  MONTH: 'import.pay.month',
  YEAR: 'import.pay.year',
};

/** The pay in words of both languages, such as `100,000 USD a year`; null when no amount is told. */
export function payOf(posting: JsonObject): { en: string; ar: string } | null {
  const salary = objectOf(posting['baseSalary']);
  const amount = salary === null ? null : (objectOf(salary['value']) ?? salary);
  const bare = textOf(posting['baseSalary']) ?? (salary === null ? null : textOf(salary['value']));
  const from = numberOf(amount?.['minValue'] ?? amount?.['value'] ?? bare);
  const to = numberOf(amount?.['maxValue']);
  const currency = textOf(salary?.['currency'] ?? posting['salaryCurrency']);
  if (from === null) return null;
  const unit = textOf(amount?.['unitText'] ?? salary?.['unitText'])?.toUpperCase() ?? '';
  const say = (language: 'en' | 'ar') => {
    const numbers = [from, to].filter((one) => one !== null).map((one) => formatNumber(one, language));
    const sum = `${numbers.join('–')} ${currency ?? ''}`.trim();
    const message = payUnits[unit];
    return message === undefined ? sum : translatorFor(language)(message, { sum });
  };
  return { en: say('en'), ar: say('ar') };
}

function numberOf(value: unknown): number | null {
  const text = textOf(value)?.replace(/[\s,]/g, '') ?? '';
  return /^\d{1,12}(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
