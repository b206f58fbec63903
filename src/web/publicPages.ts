import type { PageEntry } from './routes.tsx';

/** The pages that visitors walk through. A page's code is loaded with the page. */
export const publicPages: PageEntry[] = [
  { path: '', file: 'home/HomePage', load: () => import('./features/home/HomePage.tsx') },
  {
    path: 'opportunities',
    file: 'opportunities/OpportunitiesPage',
    load: () => import('./features/opportunities/OpportunitiesPage.tsx'),
  },
  {
    path: 'opportunities/:idSlug',
    file: 'opportunities/OpportunityPage',
    load: () => import('./features/opportunities/OpportunityPage.tsx'),
  },
  {
    path: 'organizations',
    file: 'organizations/OrganizationsPage',
    load: () => import('./features/organizations/OrganizationsPage.tsx'),
  },
  {
    path: 'organizations/:idSlug',
    file: 'organizations/OrganizationPage',
    load: () => import('./features/organizations/OrganizationPage.tsx'),
  },
  {
    path: 'members',
    file: 'members/MembersPage',
    load: () => import('./features/members/MembersPage.tsx'),
  },
  {
    path: 'members/:idSlug',
    file: 'members/MemberPage',
    load: () => import('./features/members/MemberPage.tsx'),
  },
  { path: 'about', file: 'about/AboutPage', load: () => import('./features/about/AboutPage.tsx') },
  {
    path: 'education',
    file: 'categories/EducationPage',
    load: () => import('./features/categories/EducationPage.tsx'),
  },
  {
    path: 'research',
    file: 'categories/ResearchPage',
    load: () => import('./features/categories/ResearchPage.tsx'),
  },
  {
    path: 'innovation',
    file: 'categories/InnovationPage',
    load: () => import('./features/categories/InnovationPage.tsx'),
  },
  {
    path: 'focus-areas/:category/:area',
    file: 'focus-areas/FocusAreaPage',
    load: () => import('./features/focus-areas/FocusAreaPage.tsx'),
  },
  { path: 'privacy', file: 'legal/PrivacyPage', load: () => import('./features/legal/PrivacyPage.tsx') },
  {
    path: 'terms-and-conditions',
    file: 'legal/TermsPage',
    load: () => import('./features/legal/TermsPage.tsx'),
  },
  {
    path: ':eventSlug',
    file: 'gathering/GatheringPage',
    load: () => import('./features/gathering/GatheringPage.tsx'),
  },
  {
    path: 'newsletter/confirm',
    file: 'newsletter/ConfirmPage',
    load: () => import('./features/newsletter/ConfirmPage.tsx'),
  },
  {
    path: 'founding-fellows-profile',
    file: 'fellows/FellowsFormPage',
    load: () => import('./features/fellows/FellowsFormPage.tsx'),
  },
  {
    path: 'contact-us',
    file: 'contact/ContactPage',
    load: () => import('./features/contact/ContactPage.tsx'),
  },
  {
    path: 'organizations/join-us',
    file: 'join/JoinPage',
    load: () => import('./features/join/JoinPage.tsx'),
  },
];
