import { expect, test } from 'vitest';
import { translatorFor } from './catalogs.ts';
import type { MessageId } from './messageId.ts';

/** The owner's messages, word for word in both languages (spec §2, §5, §8): "occured" is theirs. */
const specified: readonly [id: MessageId, en: string, ar: string][] = [
  ['fellows.error.fullName.required', 'Full name is required', 'الاسم الكامل مطلوب'],
  ['fellows.error.fullName.min', 'Must be at least 2 characters', 'يجب ألا يقل عن حرفين'],
  ['fellows.error.emailAddress.required', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
  ['fellows.error.emailAddress.email', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
  ['fellows.error.officeEmail.email', 'Please enter a valid email address', 'يُرجى إدخال عنوان بريد إلكتروني صحيح'],
  ['fellows.error.phoneNumber.digits', 'Please enter numbers only', 'يُرجى إدخال أرقام فقط'],
  ['fellows.error.currentLocation.required', 'Country of Residence is required', 'بلد الإقامة مطلوب'],
  ['fellows.error.currentTitle.required', 'Title/Position is required', 'اللقب أو المنصب مطلوب'],
  ['fellows.error.currentInstitution.required', 'Institution/Organization is required.', 'اسم المؤسسة مطلوب.'],
  ['fellows.error.homepage.url', 'Please enter a valid URL', 'يُرجى إدخال رابط صحيح'],
  ['fellows.error.biography.min', 'Min 10 characters.', 'الحد الأدنى 10 أحرف.'],
  ['fellows.error.biography.maxLength', 'Max 525 characters.', 'الحد الأقصى 525 حرفًا.'],
  ['fellows.error.biography.maxWords', 'Max 75 words exceeded', 'تجاوزت الحد الأقصى وهو 75 كلمة'],
  ['fellows.error.photo.size', 'File must be under 2MB', 'يجب أن يقل حجم الملف عن 2 ميغابايت'],
  ['fellows.error.photo.type', 'Only JPG, JPEG, PNG allowed', 'يُسمح بصيغ JPG وJPEG وPNG فقط'],
  ['fellows.title', 'Founding Fellows Profile', 'ملف الزملاء المؤسِّسين'],
  ['fellows.wordCount', '74/75 words', '74/75 كلمة'],
  ['fellows.submitting', 'Submitting...', 'جارٍ الإرسال...'],
  ['fellows.failure.title', 'Submission Failed', 'تعذّر الإرسال'],
  [
    'fellows.failure.text',
    "We couldn't submit your profile. Please check your information and try again.",
    'تعذّر إرسال ملفك. يُرجى مراجعة بياناتك والمحاولة مرة أخرى.',
  ],
  ['fellows.failure.tryAgain', 'Try Again', 'إعادة المحاولة'],
  ['fellows.success.title', 'Successfully Submitted!', 'تم الإرسال بنجاح!'],
  [
    'fellows.success.text',
    "Thank you for completing your Founding Fellows profile. We'll be in touch soon.",
    'شكرًا لإكمال ملف الزملاء المؤسِّسين. سنتواصل معك قريبًا.',
  ],
  ['api.error.internal', 'Sorry, an error has occured. Please try again later.', 'عذرًا، حدث خطأ. يُرجى المحاولة لاحقًا.'],
  ['toast.subscribed', 'Subscribed to email list', 'تم الاشتراك في القائمة البريدية'],
];

test.each(specified)('%s reads exactly as the owner wrote it', (id, en, ar) => {
  expect(translatorFor('en')(id, { count: 74 })).toBe(en);
  expect(translatorFor('ar')(id, { count: 74 })).toBe(ar);
});

test('the same words serve the same mistake in every form', () => {
  for (const language of ['en', 'ar'] as const) {
    const t = translatorFor(language);
    expect(t('form.error.min', { min: 2 })).toBe(t('fellows.error.fullName.min'));
    expect(t('form.error.url')).toBe(t('fellows.error.homepage.url'));
    expect(t('error.internal.text')).toBe(t('api.error.internal'));
  }
});
