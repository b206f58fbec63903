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
  /** The page's file in `features`, for the links to its built chunk. */
  file: string;
  load: () => Promise<{ page: PageRoute }>;
}

/** Every page of the portal. A page's code is loaded with the page. */
export const pages: PageEntry[] = [
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
    path: 'opportunities/:idSlug/apply',
    file: 'applications/ApplyPage',
    load: () => import('./features/applications/ApplyPage.tsx'),
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
    path: 'unsubscribe',
    file: 'preferences/UnsubscribePage',
    load: () => import('./features/preferences/UnsubscribePage.tsx'),
  },
  { path: 'outbox', file: 'outbox/OutboxPage', load: () => import('./features/outbox/OutboxPage.tsx') },
  { path: 'auth', file: 'accounts/LoginPage', load: () => import('./features/accounts/LoginPage.tsx') },
  {
    path: 'auth/login',
    file: 'accounts/LoginPage',
    load: () => import('./features/accounts/LoginPage.tsx'),
  },
  {
    path: 'auth/register',
    file: 'accounts/RegisterPage',
    load: () => import('./features/accounts/RegisterPage.tsx'),
  },
  {
    path: 'auth/forgot-password',
    file: 'accounts/ForgotPasswordPage',
    load: () => import('./features/accounts/ForgotPasswordPage.tsx'),
  },
  {
    path: 'auth/reset-password',
    file: 'accounts/ResetPasswordPage',
    load: () => import('./features/accounts/ResetPasswordPage.tsx'),
  },
  {
    path: 'auth/set-password',
    file: 'accounts/SetPasswordPage',
    load: () => import('./features/accounts/SetPasswordPage.tsx'),
  },
  {
    path: 'auth/confirm-email',
    file: 'accounts/ConfirmEmailPage',
    load: () => import('./features/accounts/ConfirmEmailPage.tsx'),
  },
  {
    path: 'auth/orcid',
    file: 'accounts/OrcidStartPage',
    load: () => import('./features/accounts/OrcidStartPage.tsx'),
  },
  {
    path: 'auth/orcid/callback',
    file: 'accounts/OrcidCallbackPage',
    load: () => import('./features/accounts/OrcidCallbackPage.tsx'),
  },
  {
    path: 'auth/complete-profile',
    file: 'accounts/CompleteProfilePage',
    load: () => import('./features/accounts/CompleteProfilePage.tsx'),
  },
  {
    path: 'logout',
    file: 'accounts/LogoutPage',
    load: () => import('./features/accounts/LogoutPage.tsx'),
  },
  { path: 'my-profile/cv', file: 'profile/CvPage', load: () => import('./features/profile/CvPage.tsx') },
  {
    path: 'my-profile',
    file: 'profile/MyProfilePage',
    load: () => import('./features/profile/MyProfilePage.tsx'),
  },
  {
    path: 'account/my-information',
    file: 'account/MyInformationPage',
    load: () => import('./features/account/MyInformationPage.tsx'),
  },
  {
    path: 'account/my-applications',
    file: 'applications/MyApplicationsPage',
    load: () => import('./features/applications/MyApplicationsPage.tsx'),
  },
  {
    path: 'account/my-applications/:tab',
    file: 'applications/MyApplicationsPage',
    load: () => import('./features/applications/MyApplicationsPage.tsx'),
  },
  {
    path: 'account/my-organizations',
    file: 'followings/MyOrganizationsPage',
    load: () => import('./features/followings/MyOrganizationsPage.tsx'),
  },
  {
    path: 'account/my-connections',
    file: 'connections/MyConnectionsPage',
    load: () => import('./features/connections/MyConnectionsPage.tsx'),
  },
  {
    path: 'account/recommendations',
    file: 'recommendations/RecommendationsPage',
    load: () => import('./features/recommendations/RecommendationsPage.tsx'),
  },
  {
    path: 'account/privacy',
    file: 'account/PrivacyPage',
    load: () => import('./features/account/PrivacyPage.tsx'),
  },
  {
    path: 'account/security',
    file: 'account/SecurityPage',
    load: () => import('./features/account/SecurityPage.tsx'),
  },
  {
    path: 'account/notifications',
    file: 'notifications/NotificationsPage',
    load: () => import('./features/notifications/NotificationsPage.tsx'),
  },
  {
    path: 'account/preferences',
    file: 'preferences/PreferencesPage',
    load: () => import('./features/preferences/PreferencesPage.tsx'),
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

/** The route of the shell, and the one inside it that catches what fails in a page. */
export const shellId = 'shell';
export const pageBoundaryId = 'page';

/** A page's file by the id of its route; null for routes without one. */
export function fileOf(routeId: string): string | null {
  const at = routeId.indexOf('#');
  return at === -1 ? null : `features/${routeId.slice(0, at)}.tsx`;
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
