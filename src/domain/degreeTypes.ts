/** The degree types (decisions §5) from the lowest; `level` orders them, and degrees of one rank share it. */
export const degreeTypes = [
  { slug: 'secondary', level: 1 },
  { slug: 'certificate', level: 2 },
  { slug: 'diploma', level: 3 },
  { slug: 'higher-diploma', level: 4 },
  { slug: 'associate', level: 4 },
  { slug: 'bachelor', level: 5 },
  { slug: 'postgraduate-diploma', level: 6 },
  { slug: 'master', level: 7 },
  { slug: 'professional-doctorate', level: 8 },
  { slug: 'doctorate', level: 8 },
  { slug: 'postdoctoral', level: 9 },
  { slug: 'habilitation', level: 9 },
  { slug: 'other', level: 0 },
] as const;
export type DegreeTypeSlug = (typeof degreeTypes)[number]['slug'];
