import { legalPage } from './legalPage.tsx';

/** The rules of reading, publishing and applying. */
export const page = legalPage({
  slug: 'terms-and-conditions',
  pathOf: (paths) => paths.terms(),
  title: 'meta.terms.title',
  description: 'meta.terms.description',
});
