import type { ApplicationQuestion } from '#domain/applicationQuestions.ts';

type Question = Omit<ApplicationQuestion, 'choices'> & Partial<Pick<ApplicationQuestion, 'choices'>>;

const reason: Question = {
  key: 'reason',
  kind: 'long_text',
  label_en: 'What would you work on in the first six months?',
  label_ar: 'ما الذي تودّ العمل عليه في الأشهر الستة الأولى؟',
  is_required: true,
};
const years: Question = {
  key: 'years',
  kind: 'number',
  label_en: 'Years of experience in the field',
  label_ar: 'سنوات الخبرة في المجال',
  is_required: true,
};
const move: Question = {
  key: 'move',
  kind: 'yes_no',
  label_en: 'Can you move to the city of the institution?',
  label_ar: 'هل يناسبك الانتقال إلى مدينة المؤسسة؟',
  is_required: true,
};
const work: Question = {
  key: 'work',
  kind: 'url',
  label_en: 'Link to a work that you are proud of',
  label_ar: 'رابط عمل تعتزّ به',
  is_required: false,
};
const language: Question = {
  key: 'language',
  kind: 'choice',
  label_en: 'In which language would you teach?',
  label_ar: 'بأي لغة تفضّل التدريس؟',
  is_required: true,
  choices: [
    { value: 'ar', label_en: 'Arabic', label_ar: 'العربية' },
    { value: 'en', label_en: 'English', label_ar: 'الإنجليزية' },
    { value: 'both', label_en: 'Both', label_ar: 'كلتاهما' },
  ],
};
const referee: Question = {
  key: 'referee',
  kind: 'text',
  label_en: 'Somebody who knows your work, and where they are',
  label_ar: 'شخص يعرف عملك، والجهة التي يعمل فيها',
  is_required: false,
};

const byCategory: Readonly<Record<string, readonly Question[]>> = {
  position: [years, move, referee],
  fellowship: [reason, work],
  postdoctoral: [reason, work, referee],
  doctoral: [reason, referee],
  grant: [reason, years],
  training: [language],
  program: [reason, language],
  volunteering: [move],
};

/** What an opportunity of the demo asks: two in three ask nothing, as most real ones do. */
export function demoQuestions(category: string, index: number): readonly Question[] {
  return index % 3 === 0 ? (byCategory[category] ?? []) : [];
}
