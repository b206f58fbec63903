import { parseInstant } from './instant.ts';
import type { Language } from './language.ts';
import { zonedParts } from './zonedParts.ts';

// Names of our own, not Intl's: the data of Node.js and of browsers differ, and a page must hydrate to the same text.
const placeNames: Readonly<Record<string, readonly [en: string, ar: string]>> = {
  'Africa/Algiers': ['Algeria', 'الجزائر'],
  'Africa/Cairo': ['Egypt', 'مصر'],
  'Africa/Casablanca': ['Morocco', 'المغرب'],
  'Africa/Djibouti': ['Djibouti', 'جيبوتي'],
  'Africa/Johannesburg': ['South Africa', 'جنوب أفريقيا'],
  'Africa/Khartoum': ['Sudan', 'السودان'],
  'Africa/Lagos': ['Nigeria', 'نيجيريا'],
  'Africa/Mogadishu': ['Somalia', 'الصومال'],
  'Africa/Nairobi': ['Kenya', 'كينيا'],
  'Africa/Nouakchott': ['Mauritania', 'موريتانيا'],
  'Africa/Tripoli': ['Libya', 'ليبيا'],
  'Africa/Tunis': ['Tunisia', 'تونس'],
  'America/Chicago': ['Chicago', 'شيكاغو'],
  'America/Los_Angeles': ['Los Angeles', 'لوس أنجلوس'],
  'America/New_York': ['New York', 'نيويورك'],
  'America/Sao_Paulo': ['São Paulo', 'ساو باولو'],
  'America/Toronto': ['Toronto', 'تورونتو'],
  'Asia/Aden': ['Yemen', 'اليمن'],
  'Asia/Amman': ['Jordan', 'الأردن'],
  'Asia/Baghdad': ['Iraq', 'العراق'],
  'Asia/Bahrain': ['Bahrain', 'البحرين'],
  'Asia/Beirut': ['Lebanon', 'لبنان'],
  'Asia/Damascus': ['Syria', 'سوريا'],
  'Asia/Dubai': ['United Arab Emirates', 'الإمارات'],
  'Asia/Gaza': ['Palestine', 'فلسطين'],
  'Asia/Hebron': ['Palestine', 'فلسطين'],
  'Asia/Hong_Kong': ['Hong Kong', 'هونغ كونغ'],
  'Asia/Karachi': ['Pakistan', 'باكستان'],
  'Asia/Kolkata': ['India', 'الهند'],
  'Asia/Kuala_Lumpur': ['Malaysia', 'ماليزيا'],
  'Asia/Kuwait': ['Kuwait', 'الكويت'],
  'Asia/Muscat': ['Oman', 'عُمان'],
  'Asia/Qatar': ['Qatar', 'قطر'],
  'Asia/Riyadh': ['Saudi Arabia', 'السعودية'],
  'Asia/Shanghai': ['China', 'الصين'],
  'Asia/Singapore': ['Singapore', 'سنغافورة'],
  'Asia/Tehran': ['Iran', 'إيران'],
  'Asia/Tokyo': ['Japan', 'اليابان'],
  'Australia/Sydney': ['Sydney', 'سيدني'],
  'Europe/Berlin': ['Germany', 'ألمانيا'],
  'Europe/Brussels': ['Belgium', 'بلجيكا'],
  'Europe/Istanbul': ['Türkiye', 'تركيا'],
  'Europe/London': ['United Kingdom', 'المملكة المتحدة'],
  'Europe/Madrid': ['Spain', 'إسبانيا'],
  'Europe/Paris': ['France', 'فرنسا'],
  'Europe/Rome': ['Italy', 'إيطاليا'],
  'Europe/Stockholm': ['Sweden', 'السويد'],
  'Europe/Zurich': ['Switzerland', 'سويسرا'],
  'Indian/Comoro': ['Comoros', 'جزر القمر'],
};

/**
 * A time zone as people name it, with its offset at a moment: `Qatar time (UTC+3)`, `توقيت قطر (UTC+3)`.
 * A zone without a name in the list is its offset alone; an unknown one is `UTC`, as the dates beside it are.
 */
export function timeZoneLabel(timeZone: string, language: Language, at: string | Date): string {
  const offset = offsetText(timeZone, parseInstant(at) ?? new Date(0));
  const names = Object.hasOwn(placeNames, timeZone) ? placeNames[timeZone] : undefined;
  if (names === undefined) return offset;
  return language === 'ar' ? `توقيت ${names[1]} (${offset})` : `${names[0]} time (${offset})`;
}

function offsetText(timeZone: string, instant: Date): string {
  const { year, month, day, hour, minute } = zonedParts(instant, timeZone);
  const minutes = Date.UTC(year, month - 1, day, hour, minute) / 60_000 - Math.floor(instant.getTime() / 60_000);
  if (minutes === 0) return 'UTC';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
