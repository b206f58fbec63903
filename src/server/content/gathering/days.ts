import type { GatheringContent, GatheringSession } from '#server/content/gatheringContent.ts';
import type { Bilingual } from '#server/content/textBlocks.ts';

const hall: Bilingual = { en: 'Great hall', ar: 'القاعة الكبرى' };
const court: Bilingual = { en: 'Courtyard', ar: 'الفناء' };
const readingRoom: Bilingual = { en: 'Reading room', ar: 'قاعة المطالعة' };
const harbor: Bilingual = { en: 'Harbor terrace', ar: 'شرفة المرفأ' };

/** The three days of the gathering, in the event's zone (UTC+3). */
export const gatheringDays: GatheringContent['program']['days'] = [
  day('2027-04-18', [
    ['09:00', '09:30', 'Arrival and coffee', 'الوصول والقهوة', court],
    ['09:30', '10:15', 'Opening: why a colonnade', 'الافتتاح: لماذا الرواق', hall, 'layla-haddad', 'karim-mansour'],
    [
      '10:30',
      '12:00',
      'What is a good result in a class of forty?',
      'ما النتيجة الجيدة في صف فيه أربعون تلميذًا؟',
      hall,
      'layla-haddad',
      'zaynab-chaouch',
    ],
    ['12:00', '13:30', 'Prayer and lunch', 'الصلاة والغداء', court],
    [
      '13:30',
      '15:00',
      'Workshop: teaching a machine to read old books',
      'ورشة: كيف تقرأ الآلة الكتب القديمة',
      readingRoom,
      'amal-benali',
    ],
    ['15:30', '17:00', 'Circles: one question, ten people, no slides', 'حلقات: سؤال واحد وعشرة أشخاص بلا شرائح', court],
    ['19:00', '21:00', 'Dinner by the water', 'عشاء على البحر', harbor],
  ]),
  day('2027-04-19', [
    ['09:00', '10:00', 'Lecture: a sea at thirty-five degrees', 'محاضرة: بحر حرارته خمس وثلاثون', hall, 'yusuf-darwish'],
    [
      '10:15',
      '11:45',
      'The falaj, the law and the last liter',
      'الفلج والقانون واللتر الأخير',
      hall,
      'salem-alfarsi',
      'hala-sabbagh',
    ],
    ['11:45', '13:30', 'Midday break', 'استراحة الظهر', court],
    [
      '13:30',
      '15:00',
      'Workshop: consent in the family’s own words',
      'ورشة: الموافقة بكلام العائلة',
      readingRoom,
      'maryam-idris',
      'karim-mansour',
    ],
    ['15:30', '17:00', 'Posters of doctoral students', 'ملصقات طلبة الدكتوراه', court],
    ['17:30', '18:30', 'An hour of oud', 'ساعة مع العود', harbor],
  ]),
  day('2027-04-20', [
    [
      '09:00',
      '10:30',
      'Who answers when a model decides?',
      'من المسؤول حين يقرر النموذج؟',
      hall,
      'amal-benali',
      'maryam-idris',
    ],
    [
      '10:45',
      '12:00',
      'Open session: what would make young scholars stay?',
      'جلسة مفتوحة: ما الذي يبقي الباحثين الشباب هنا؟',
      hall,
      'hala-sabbagh',
      'zaynab-chaouch',
    ],
    ['12:00', '13:30', 'Lunch in the courtyard', 'غداء في الفناء', court],
    ['13:30', '14:30', 'Report of the council', 'تقرير المجلس', hall, 'layla-haddad'],
    ['14:30', '15:00', 'Closing words', 'كلمة الختام', hall, 'yusuf-darwish'],
    ['15:30', '17:30', 'Walk through the old town', 'جولة في البلدة القديمة', harbor, 'salem-alfarsi'],
  ]),
];

type Row = readonly [starts: string, ends: string, en: string, ar: string, place: Bilingual, ...speakers: string[]];

function day(date: string, rows: readonly Row[]): { date: string; sessions: GatheringSession[] } {
  return {
    date,
    sessions: rows.map(([starts, ends, en, ar, place, ...speakers]) => ({
      starts: `${date}T${starts}:00+03:00`,
      ends: `${date}T${ends}:00+03:00`,
      title_en: en,
      title_ar: ar,
      place_en: place.en,
      place_ar: place.ar,
      speakers,
    })),
  };
}
