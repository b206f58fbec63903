import type { RouteObject } from 'react-router';
import type { PageRoute } from './shell/definePage.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { notFound } from './shell/loading.ts';
import { Shell } from './shell/Shell.tsx';
import { loadShell } from './shell/shellData.ts';
import { themeAction } from './shell/themeAction.ts';

interface PageEntry {
  /** Below the language segment. */
  path: string;
  /** The page's file, for the links to its built chunk. */
  file: string;
  load: () => Promise<{ page: PageRoute }>;
}

/** Every page of the portal. A page's code is loaded with the page. */
export const pages: PageEntry[] = [
  { path: '', file: 'features/home/HomePage.tsx', load: () => import('./features/home/HomePage.tsx') },
  {
    path: 'opportunities',
    file: 'features/opportunities/OpportunitiesPage.tsx',
    load: () => import('./features/opportunities/OpportunitiesPage.tsx'),
  },
  {
    path: 'opportunities/:idSlug',
    file: 'features/opportunities/OpportunityPage.tsx',
    load: () => import('./features/opportunities/OpportunityPage.tsx'),
  },
  {
    path: 'organizations',
    file: 'features/organizations/OrganizationsPage.tsx',
    load: () => import('./features/organizations/OrganizationsPage.tsx'),
  },
  {
    path: 'organizations/:idSlug',
    file: 'features/organizations/OrganizationPage.tsx',
    load: () => import('./features/organizations/OrganizationPage.tsx'),
  },
  {
    path: 'members',
    file: 'features/members/MembersPage.tsx',
    load: () => import('./features/members/MembersPage.tsx'),
  },
  {
    path: 'members/:idSlug',
    file: 'features/members/MemberPage.tsx',
    load: () => import('./features/members/MemberPage.tsx'),
  },
  { path: 'about', file: 'features/about/AboutPage.tsx', load: () => import('./features/about/AboutPage.tsx') },
  {
    path: 'education',
    file: 'features/categories/EducationPage.tsx',
    load: () => import('./features/categories/EducationPage.tsx'),
  },
  {
    path: 'research',
    file: 'features/categories/ResearchPage.tsx',
    load: () => import('./features/categories/ResearchPage.tsx'),
  },
  {
    path: 'innovation',
    file: 'features/categories/InnovationPage.tsx',
    load: () => import('./features/categories/InnovationPage.tsx'),
  },
  {
    path: 'focus-areas/:category/:area',
    file: 'features/focus-areas/FocusAreaPage.tsx',
    load: () => import('./features/focus-areas/FocusAreaPage.tsx'),
  },
  { path: 'privacy', file: 'features/legal/PrivacyPage.tsx', load: () => import('./features/legal/PrivacyPage.tsx') },
  {
    path: 'terms-and-conditions',
    file: 'features/legal/TermsPage.tsx',
    load: () => import('./features/legal/TermsPage.tsx'),
  },
  {
    path: ':eventSlug',
    file: 'features/gathering/GatheringPage.tsx',
    load: () => import('./features/gathering/GatheringPage.tsx'),
  },
  {
    path: 'newsletter/confirm',
    file: 'features/newsletter/ConfirmPage.tsx',
    load: () => import('./features/newsletter/ConfirmPage.tsx'),
  },
  { path: 'outbox', file: 'features/outbox/OutboxPage.tsx', load: () => import('./features/outbox/OutboxPage.tsx') },
  { path: 'auth', file: 'features/accounts/LoginPage.tsx', load: () => import('./features/accounts/LoginPage.tsx') },
  {
    path: 'auth/login',
    file: 'features/accounts/LoginPage.tsx',
    load: () => import('./features/accounts/LoginPage.tsx'),
  },
  {
    path: 'logout',
    file: 'features/accounts/LogoutPage.tsx',
    load: () => import('./features/accounts/LogoutPage.tsx'),
  },
  {
    path: 'account/my-information',
    file: 'features/account/MyInformationPage.tsx',
    load: () => import('./features/account/MyInformationPage.tsx'),
  },
  {
    path: 'account/privacy',
    file: 'features/account/PrivacyPage.tsx',
    load: () => import('./features/account/PrivacyPage.tsx'),
  },
  {
    path: 'account/security',
    file: 'features/account/SecurityPage.tsx',
    load: () => import('./features/account/SecurityPage.tsx'),
  },
  {
    path: 'founding-fellows-profile',
    file: 'features/fellows/FellowsFormPage.tsx',
    load: () => import('./features/fellows/FellowsFormPage.tsx'),
  },
  {
    path: 'contact-us',
    file: 'features/contact/ContactPage.tsx',
    load: () => import('./features/contact/ContactPage.tsx'),
  },
  {
    path: 'organizations/join-us',
    file: 'features/join/JoinPage.tsx',
    load: () => import('./features/join/JoinPage.tsx'),
  },
];

/** The route of the shell, and the one inside it that catches what fails in a page. */
export const shellId = 'shell';
export const pageBoundaryId = 'page';

/** A page's file by the id of its route; null for routes without one. */
export function fileOf(routeId: string): string | null {
  const at = routeId.indexOf('#');
  return at === -1 ? null : routeId.slice(0, at);
}

/** The route table, made anew for each router since routers write into it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: shellId,
      path: '/:language',
      loader: loadShell,
      // Areas and settings are the same on every page of a visit.
      shouldRevalidate: () => false,
      Component: Shell,
      ErrorBoundary: ErrorPage,
      children: [
        {
          id: pageBoundaryId,
          ErrorBoundary: ErrorPage,
          children: [
            ...pages.map(({ path, file, load }): RouteObject => ({
              id: `${file}#${path}`,
              ...(path === '' ? { index: true } : { path }),
              lazy: async () => (await load()).page,
            })),
            { id: 'theme', path: 'theme', action: themeAction, loader: missing },
            {
              id: 'not-found',
              path: '*',
              loader: missing,
            },
          ],
        },
      ],
    },
  ];
}

function missing(): never {
  throw notFound();
}
