import type { Bilingual } from './textBlocks.ts';

/** One kind of degree: a row of `degree_types`. `level` orders them; equal levels count as equal. */
export type DegreeTypeContent = { readonly id: number; readonly slug: string; readonly name: Bilingual; readonly level: number };

/** The degrees of a profile's education section, lowest first (decisions §5). */
export const degreeTypes: readonly DegreeTypeContent[] = [
  { id: 1, slug: 'secondary', name: { en: 'Secondary school certificate', ar: 'شهادة الثانوية العامة' }, level: 1 },
  { id: 2, slug: 'certificate', name: { en: 'Certificate', ar: 'شهادة' }, level: 2 },
  { id: 3, slug: 'diploma', name: { en: 'Diploma', ar: 'دبلوم' }, level: 3 },
  { id: 4, slug: 'higher-diploma', name: { en: 'Higher diploma', ar: 'دبلوم عالٍ' }, level: 4 },
  { id: 5, slug: 'associate', name: { en: 'Associate degree', ar: 'درجة الزمالة الجامعية' }, level: 4 },
  { id: 6, slug: 'bachelor', name: { en: "Bachelor's degree", ar: 'بكالوريوس' }, level: 5 },
  { id: 7, slug: 'postgraduate-diploma', name: { en: 'Postgraduate diploma', ar: 'دبلوم الدراسات العليا' }, level: 6 },
  { id: 8, slug: 'master', name: { en: "Master's degree", ar: 'ماجستير' }, level: 7 },
  { id: 9, slug: 'professional-doctorate', name: { en: 'Professional doctorate', ar: 'دكتوراه مهنية' }, level: 8 },
  { id: 10, slug: 'doctorate', name: { en: 'Doctorate', ar: 'دكتوراه' }, level: 8 },
  { id: 11, slug: 'postdoctoral', name: { en: 'Postdoctoral training', ar: 'تدريب ما بعد الدكتوراه' }, level: 9 },
  { id: 12, slug: 'habilitation', name: { en: 'Habilitation', ar: 'شهادة التأهيل الجامعي' }, level: 9 },
  { id: 13, slug: 'other', name: { en: 'Other', ar: 'غير ذلك' }, level: 0 },
];
