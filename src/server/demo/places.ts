import { citiesOf, type CityName } from '#server/content/cityNames.ts';
import { parseBlocks } from './parseTopics.ts';
import type { Phrase } from './parseTopics.ts';

/** Where the demo's organizations and people are, and in what money they are paid. */
export interface Place {
  country: string;
  timeZone: string;
  /** The currency's code, and its name in Arabic as it stands after a round hundred. */
  currency: Phrase;
  /** Units of the currency for one US dollar, roughly. */
  perDollar: number;
  /** What a salary is here beside the highest, 0 to 1. */
  payLevel: number;
  cities: readonly CityName[];
}

/** The countries of the demo, by ISO code: the Arab ones first. Where money is unsteady, amounts are in dollars. */
export const places: ReadonlyMap<string, Place> = new Map(
  parseBlocks(
    `
QA Asia/Qatar QAR 3.64 1
ريال قطري

SA Asia/Riyadh SAR 3.75 0.95
ريال سعودي

AE Asia/Dubai AED 3.67 1
درهم إماراتي

KW Asia/Kuwait KWD 0.31 1
دينار كويتي

BH Asia/Bahrain BHD 0.376 0.85
دينار بحريني

OM Asia/Muscat OMR 0.385 0.85
ريال عماني

YE Asia/Aden USD 1 0.25
دولار أمريكي

JO Asia/Amman JOD 0.71 0.5
دينار أردني

LB Asia/Beirut USD 1 0.4
دولار أمريكي

PS Asia/Hebron USD 1 0.45
دولار أمريكي

SY Asia/Damascus USD 1 0.25
دولار أمريكي

IQ Asia/Baghdad USD 1 0.45
دولار أمريكي

EG Africa/Cairo EGP 48 0.3
جنيه مصري

SD Africa/Khartoum USD 1 0.25
دولار أمريكي

LY Africa/Tripoli LYD 4.9 0.4
دينار ليبي

MA Africa/Casablanca MAD 9.9 0.45
درهم مغربي

TN Africa/Tunis TND 3.1 0.4
دينار تونسي

DZ Africa/Algiers DZD 134 0.4
دينار جزائري

MR Africa/Nouakchott USD 1 0.3
دولار أمريكي

SO Africa/Mogadishu USD 1 0.3
دولار أمريكي

DJ Africa/Djibouti USD 1 0.35
دولار أمريكي

KM Indian/Comoro USD 1 0.3
دولار أمريكي

TR Europe/Istanbul EUR 0.92 0.5
يورو

MY Asia/Kuala_Lumpur MYR 4.4 0.6
رينغيت ماليزي

GB Europe/London GBP 0.79 1
جنيه إسترليني

DE Europe/Berlin EUR 0.92 1
يورو

FR Europe/Paris EUR 0.92 0.95
يورو

ES Europe/Madrid EUR 0.92 0.85
يورو

NL Europe/Amsterdam EUR 0.92 1
يورو

IT Europe/Rome EUR 0.92 0.85
يورو

CA America/Toronto CAD 1.37 1
دولار كندي

US America/Detroit USD 1 1
دولار أمريكي

JP Asia/Tokyo JPY 150 0.9
ين ياباني

ID Asia/Jakarta USD 1 0.4
دولار أمريكي

PK Asia/Karachi USD 1 0.35
دولار أمريكي

KE Africa/Nairobi USD 1 0.45
دولار أمريكي

SN Africa/Dakar EUR 0.92 0.4
يورو
`,
    2,
  ).map(([head = '', money = '']) => {
    const [country = '', timeZone = '', currency = '', perDollar = '', payLevel = ''] = head.split(' ');
    return [
      country,
      {
        country,
        timeZone,
        currency: [currency, money],
        perDollar: Number(perDollar),
        payLevel: Number(payLevel),
        cities: citiesOf(country),
      },
    ];
  }),
);

/** The place of a country of the demo; another country is a mistake in the demo's texts. */
export function placeOf(country: string): Place {
  const place = places.get(country);
  if (place === undefined) throw new Error(`The demo has no place in ${country}.`);
  return place;
}
