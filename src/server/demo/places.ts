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
  cities: readonly Phrase[];
}

/** The countries of the demo, by ISO code: the Arab ones first. Where money is unsteady, amounts are in dollars. */
export const places: ReadonlyMap<string, Place> = new Map(
  parseBlocks(
    `
QA Asia/Qatar QAR 3.64 1
ريال قطري
Doha, Al Wakrah, Al Khor, Al Rayyan
الدوحة، الوكرة، الخور، الريّان

SA Asia/Riyadh SAR 3.75 0.95
ريال سعودي
Riyadh, Jeddah, Dammam, Abha, Medina, Hofuf
الرياض، جدة، الدمّام، أبها، المدينة المنورة، الهفوف

AE Asia/Dubai AED 3.67 1
درهم إماراتي
Abu Dhabi, Dubai, Sharjah, Al Ain
أبوظبي، دبي، الشارقة، العين

KW Asia/Kuwait KWD 0.31 1
دينار كويتي
Kuwait City, Al Jahra
مدينة الكويت، الجهراء

BH Asia/Bahrain BHD 0.376 0.85
دينار بحريني
Manama, Muharraq
المنامة، المحرّق

OM Asia/Muscat OMR 0.385 0.85
ريال عماني
Muscat, Nizwa, Salalah, Sur
مسقط، نزوى، صلالة، صور

YE Asia/Aden USD 1 0.25
دولار أمريكي
Sanaa, Aden, Mukalla
صنعاء، عدن، المكلا

JO Asia/Amman JOD 0.71 0.5
دينار أردني
Amman, Irbid, Aqaba, Salt
عمّان، إربد، العقبة، السلط

LB Asia/Beirut USD 1 0.4
دولار أمريكي
Beirut, Tripoli, Zahle
بيروت، طرابلس، زحلة

PS Asia/Hebron USD 1 0.45
دولار أمريكي
Ramallah, Nablus, Jerusalem, Gaza, Bethlehem
رام الله، نابلس، القدس، غزة، بيت لحم

SY Asia/Damascus USD 1 0.25
دولار أمريكي
Damascus, Aleppo, Latakia
دمشق، حلب، اللاذقية

IQ Asia/Baghdad USD 1 0.45
دولار أمريكي
Baghdad, Basra, Mosul, Erbil, Najaf
بغداد، البصرة، الموصل، أربيل، النجف

EG Africa/Cairo EGP 48 0.3
جنيه مصري
Cairo, Alexandria, Assiut, Aswan, Mansoura
القاهرة، الإسكندرية، أسيوط، أسوان، المنصورة

SD Africa/Khartoum USD 1 0.25
دولار أمريكي
Khartoum, Port Sudan, Kassala
الخرطوم، بورتسودان، كسلا

LY Africa/Tripoli LYD 4.9 0.4
دينار ليبي
Tripoli, Benghazi
طرابلس، بنغازي

MA Africa/Casablanca MAD 9.9 0.45
درهم مغربي
Rabat, Casablanca, Fez, Marrakesh, Agadir
الرباط، الدار البيضاء، فاس، مراكش، أكادير

TN Africa/Tunis TND 3.1 0.4
دينار تونسي
Tunis, Sfax, Sousse, Kairouan
تونس العاصمة، صفاقس، سوسة، القيروان

DZ Africa/Algiers DZD 134 0.4
دينار جزائري
Algiers, Oran, Constantine, Setif
الجزائر العاصمة، وهران، قسنطينة، سطيف

MR Africa/Nouakchott USD 1 0.3
دولار أمريكي
Nouakchott
نواكشوط

SO Africa/Mogadishu USD 1 0.3
دولار أمريكي
Mogadishu
مقديشو

DJ Africa/Djibouti USD 1 0.35
دولار أمريكي
Djibouti City
مدينة جيبوتي

KM Indian/Comoro USD 1 0.3
دولار أمريكي
Moroni
موروني

TR Europe/Istanbul EUR 0.92 0.5
يورو
Istanbul, Ankara
إسطنبول، أنقرة

MY Asia/Kuala_Lumpur MYR 4.4 0.6
رينغيت ماليزي
Kuala Lumpur, Penang
كوالالمبور، بينانغ

GB Europe/London GBP 0.79 1
جنيه إسترليني
London, Newcastle
لندن، نيوكاسل

DE Europe/Berlin EUR 0.92 1
يورو
Berlin, Freiburg
برلين، فرايبورغ

FR Europe/Paris EUR 0.92 0.95
يورو
Paris, Marseille
باريس، مرسيليا

ES Europe/Madrid EUR 0.92 0.85
يورو
Granada, Valencia
غرناطة، بلنسية

NL Europe/Amsterdam EUR 0.92 1
يورو
Leiden
لايدن

IT Europe/Rome EUR 0.92 0.85
يورو
Palermo
باليرمو

CA America/Toronto CAD 1.37 1
دولار كندي
Montreal, Toronto
مونتريال، تورونتو

US America/Detroit USD 1 1
دولار أمريكي
Ann Arbor, Detroit
آن آربر، ديترويت

JP Asia/Tokyo JPY 150 0.9
ين ياباني
Kyoto
كيوتو

ID Asia/Jakarta USD 1 0.4
دولار أمريكي
Yogyakarta
يوغياكارتا

PK Asia/Karachi USD 1 0.35
دولار أمريكي
Lahore
لاهور

KE Africa/Nairobi USD 1 0.45
دولار أمريكي
Nairobi, Mombasa
نيروبي، ممباسا

SN Africa/Dakar EUR 0.92 0.4
يورو
Dakar
داكار
`,
    4,
  ).map(([head = '', money = '', english = '', arabic = '']) => {
    const [country = '', timeZone = '', currency = '', perDollar = '', payLevel = ''] = head.split(' ');
    const arabicCities = arabic.split('، ');
    return [
      country,
      {
        country,
        timeZone,
        currency: [currency, money],
        perDollar: Number(perDollar),
        payLevel: Number(payLevel),
        cities: english.split(', ').map((city, index): Phrase => [city, arabicCities[index] ?? '']),
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
