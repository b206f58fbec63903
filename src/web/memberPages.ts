import type { PageEntry } from './routes.tsx';

/**
 * The pages of members and of the entrance, and those that mails lead to. A visitor's browser does not know them: it
 * asks the server for them by a page load.
 */
export const memberPages: PageEntry[] = [
  {
    path: 'opportunities/:idSlug/apply',
    file: 'applications/ApplyPage',
    load: () => import('./features/applications/ApplyPage.tsx'),
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
    path: 'messages',
    file: 'messages/MessagesPage',
    load: () => import('./features/messages/MessagesPage.tsx'),
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
];
