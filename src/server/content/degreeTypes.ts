import { degreeTypes as degrees, type DegreeTypeSlug } from '#domain/degreeTypes.ts';
import type { Bilingual } from './textBlocks.ts';

/** One row of `degree_types`. */
export type DegreeTypeContent = {
  readonly id: number;
  readonly slug: DegreeTypeSlug;
  readonly name: Bilingual;
  readonly level: number;
};

const names: Readonly<Record<DegreeTypeSlug, Bilingual>> = {
  secondary: { en: 'Secondary school', ar: 'الثانوية العامة' },
  certificate: { en: 'Certificate', ar: 'شهادة' },
  diploma: { en: 'Diploma', ar: 'دبلوم' },
  'higher-diploma': { en: 'Higher diploma', ar: 'دبلوم عالٍ' },
  associate: { en: 'Associate degree', ar: 'دبلوم مشارك' },
  bachelor: { en: 'Bachelor', ar: 'بكالوريوس' },
  'postgraduate-diploma': { en: 'Postgraduate diploma', ar: 'دبلوم الدراسات العليا' },
  master: { en: 'Master', ar: 'ماجستير' },
  'professional-doctorate': { en: 'Professional doctorate', ar: 'دكتوراه مهنية' },
  doctorate: { en: 'Doctorate', ar: 'دكتوراه' },
  postdoctoral: { en: 'Postdoctoral', ar: 'ما بعد الدكتوراه' },
  habilitation: { en: 'Habilitation', ar: 'التأهيل الجامعي' },
  other: { en: 'Other', ar: 'غير ذلك' },
};

/** The thirteen degree types (decisions §5); ids follow the domain's order and never change. */
export const degreeTypes: readonly DegreeTypeContent[] = degrees.map(({ slug, level }, index) => ({
  id: index + 1,
  slug,
  name: names[slug],
  level,
}));
