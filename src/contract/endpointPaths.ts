/**
 * Where each endpoint lives: method and path by the endpoint's name. Kept apart from the schemas, so that a browser
 * can call the API without loading a validator. The URLs are the owner's (spec §7); the names are ours.
 */
export const endpointPaths = {
  listOpportunities: ['GET', '/api/job-opportunities'],
  listOpportunityCategories: ['GET', '/api/job-opportunities/categories'],
  listOpportunityFilters: ['GET', '/api/job-opportunities/filters'],
  listOpportunitiesByArea: ['GET', '/api/job-opportunities/ta-slug/:slug'],
  listRelatedOpportunities: ['GET', '/api/job-opportunities/related/:id'],
  getOpportunity: ['GET', '/api/job-opportunities/:id'],

  listThematicAreas: ['GET', '/api/thematic-areas'],
  listThematicAreasByCategory: ['GET', '/api/thematic-areas/ags-category/:category'],
  getThematicAreaBySlug: ['GET', '/api/thematic-areas/slug/:slug'],
  getThematicArea: ['GET', '/api/thematic-areas/:id'],
  listGlobalKeys: ['GET', '/api/global-keys'],

  listOrganizations: ['GET', '/api/organizations'],
  getOrganization: ['GET', '/api/organizations/:id'],
  listMembers: ['GET', '/api/members'],
  getMember: ['GET', '/api/members/:id'],
  listFellows: ['GET', '/api/fellows'],
  getHome: ['GET', '/api/home'],
  getPage: ['GET', '/api/pages/:slug'],
  getEvent: ['GET', '/api/events/:slug'],
  listDegreeTypes: ['GET', '/api/degree-types'],

  submitFellowProfile: ['POST', '/api/founding-fellows-profile'],
  submitContactMessage: ['POST', '/api/contact-us'],
  submitJoinRequest: ['POST', '/api/join-requests'],
  subscribeToNewsletter: ['POST', '/api/subscribe-to-newsletter'],
  confirmNewsletter: ['POST', '/api/newsletter/confirm'],
  logUiAction: ['POST', '/api/ui-action-log'],
  getCaptchaChallenge: ['GET', '/api/captcha-challenge'],

  listOutboxMails: ['GET', '/api/demo/outbox'],

  login: ['POST', '/api/login'],
  finishLogin: ['POST', '/api/login/second-factor'],
  startPasskeyLogin: ['POST', '/api/login/passkey/start'],
  finishPasskeyLogin: ['POST', '/api/login/passkey'],
  logout: ['POST', '/api/logout'],
  getUser: ['GET', '/api/user'],
  register: ['POST', '/api/register'],
  requestPasswordReset: ['POST', '/api/request-reset-password'],
  checkResetToken: ['GET', '/api/check-reset-password-token'],
  resetPassword: ['POST', '/api/reset-password'],
  checkSetPasswordToken: ['GET', '/api/check-set-password-token'],
  setPassword: ['POST', '/api/set-password'],
  confirmEmail: ['POST', '/api/confirm-email'],
  resendConfirmation: ['POST', '/api/resend-email-verification'],
  getAccountInformation: ['GET', '/api/account/information'],
  updateProfile: ['POST', '/api/update-profile'],
  changePassword: ['POST', '/api/change-old-password'],

  reauthenticate: ['POST', '/api/account/reauthenticate'],
  getSecurityState: ['GET', '/api/account/security'],
  listSessions: ['GET', '/api/account/sessions'],
  revokeSession: ['DELETE', '/api/account/sessions/:id'],
  revokeOtherSessions: ['POST', '/api/account/sessions/revoke-others'],
  startSecondFactor: ['POST', '/api/account/second-factor/start'],
  enableSecondFactor: ['POST', '/api/account/second-factor'],
  disableSecondFactor: ['DELETE', '/api/account/second-factor'],
  renewRecoveryCodes: ['POST', '/api/account/second-factor/recovery-codes'],
  startPasskey: ['POST', '/api/account/passkeys/start'],
  addPasskey: ['POST', '/api/account/passkeys'],
  removePasskey: ['DELETE', '/api/account/passkeys/:id'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PATCH' | 'DELETE', `/api/${string}`]>;

export type EndpointName = keyof typeof endpointPaths;
