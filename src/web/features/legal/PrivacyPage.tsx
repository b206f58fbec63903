import { legalPage } from './legalPage.tsx';

/** What the portal keeps of people, and their rights. */
export const page = legalPage({
  slug: 'privacy',
  pathOf: (paths) => paths.privacy(),
  title: 'meta.privacy.title',
  description: 'meta.privacy.description',
});
