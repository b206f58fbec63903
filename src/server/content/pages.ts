import type { PageContent } from './pageContent.ts';
import { aboutPage } from './pages/about.ts';
import { educationPage, innovationPage, researchPage } from './pages/categories.ts';
import { privacyPage } from './pages/privacy.ts';
import { termsPage } from './pages/terms.ts';

/** The texts of the edited pages, by slug: `about`, the three categories, `privacy`, `terms-and-conditions`. */
export const pages: readonly PageContent[] = [
  aboutPage,
  educationPage,
  researchPage,
  innovationPage,
  privacyPage,
  termsPage,
];
