import type { EndpointPath } from './endpointPaths.ts';

/** What visitors call: all that a browser brings along at first. */
export const publicEndpointPaths = {
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
} as const satisfies Record<string, EndpointPath>;
