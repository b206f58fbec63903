import { getAccountInformation, updateProfile } from './accountData.ts';
import {
  checkResetToken,
  checkSetPasswordToken,
  confirmEmail,
  finishLogin,
  getUser,
  login,
  logout,
  register,
  requestConfirmation,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  setPassword,
} from './accounts.ts';
import { changePassword } from './accountSecurity.ts';
import { listSessions, reauthenticate, revokeOtherSessions, revokeSession } from './accountSessions.ts';
import {
  applyToOpportunity,
  cancelApplication,
  discardApplicationDraft,
  getOwnStanding,
  getSentApplication,
  listApplications,
  saveApplicationDraft,
} from './applications.ts';
import { blockMember, getRelation, listConnections, requestConnection, updateConnection } from './connections.ts';
import {
  getConversation,
  listConversations,
  listMessages,
  markConversationRead,
  openConversation,
  sendMessage,
} from './conversations.ts';
import type { CallInput, Endpoint, EndpointData } from './defineEndpoint.ts';
import type { EndpointName } from './endpointPaths.ts';
import { listFellows, submitFellowProfile } from './fellows.ts';
import {
  followArea,
  followOrganization,
  listAreaFollowings,
  listFollowings,
  markFollowingsSeen,
  unfollowArea,
  unfollowOrganization,
} from './followings.ts';
import { getMember, listMembers } from './members.ts';
import { getNotificationPreferences, unsubscribe, updateNotificationPreferences } from './notificationPreferences.ts';
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts';
import {
  getOpportunity,
  listOpportunities,
  listOpportunitiesByArea,
  listOpportunityCategories,
  listOpportunityFilters,
  listRelatedOpportunities,
} from './opportunities.ts';
import { getOrganization, listOrganizations } from './organizations.ts';
import { listOutboxMails } from './outbox.ts';
import { addPasskey, finishPasskeyLogin, removePasskey, startPasskey, startPasskeyLogin } from './passkeys.ts';
import {
  cancelDeletion,
  changeVisibility,
  getPrivacyState,
  listExports,
  requestDeletion,
  requestExport,
} from './privacy.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedOpportunities,
  listSavedSearches,
  saveOpportunity,
  saveSearch,
  unsaveOpportunity,
} from './saved.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecurityState,
  renewRecoveryCodes,
  startSecondFactor,
} from './secondFactor.ts';
import { getEvent, getHome, getPage, listDegreeTypes, listGlobalKeys } from './siteContent.ts';
import { getOrcidImport, importOrcid, listCvSuggestions, takeCvSuggestions } from './profileOffers.ts';
import { chooseCv, getCvDocument, listCvs, removeCv, uploadCv } from './profileCv.ts';
import {
  deleteProfileSection,
  getUserProfile,
  reorderProfileSection,
  saveProfileSection,
  undoProfileDeletion,
} from './profile.ts';
import { finishProvider, getOnboarding, linkOrcid, startProvider, submitUserInfo } from './providers.ts';
import { dismissRecommendation, listRecommendations, restoreRecommendation } from './recommendations.ts';
import {
  getThematicArea,
  getThematicAreaBySlug,
  listThematicAreas,
  listThematicAreasByCategory,
} from './thematicAreas.ts';
import { logUiAction } from './uiActions.ts';
import {
  confirmNewsletter,
  getCaptchaChallenge,
  submitContactMessage,
  submitJoinRequest,
  subscribeToNewsletter,
} from './visitorForms.ts';

/** Every endpoint of the API by name: the table that routes, clients, documentation and tests are made from. */
export const endpoints = {
  listOpportunities,
  listOpportunityCategories,
  listOpportunityFilters,
  listOpportunitiesByArea,
  listRelatedOpportunities,
  getOpportunity,
  listThematicAreas,
  listThematicAreasByCategory,
  getThematicAreaBySlug,
  getThematicArea,
  listGlobalKeys,
  listOrganizations,
  getOrganization,
  listMembers,
  getMember,
  listFellows,
  getHome,
  getPage,
  getEvent,
  listDegreeTypes,
  submitFellowProfile,
  submitContactMessage,
  submitJoinRequest,
  subscribeToNewsletter,
  confirmNewsletter,
  logUiAction,
  getCaptchaChallenge,
  listOutboxMails,
  login,
  finishLogin,
  startPasskeyLogin,
  finishPasskeyLogin,
  logout,
  getUser,
  register,
  requestPasswordReset,
  checkResetToken,
  resetPassword,
  checkSetPasswordToken,
  setPassword,
  confirmEmail,
  requestConfirmation,
  resendConfirmation,
  getAccountInformation,
  updateProfile,
  changePassword,
  reauthenticate,
  getSecurityState,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  startSecondFactor,
  enableSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  getPrivacyState,
  changeVisibility,
  requestDeletion,
  cancelDeletion,
  requestExport,
  listExports,
  startPasskey,
  addPasskey,
  removePasskey,
  startProvider,
  finishProvider,
  getOnboarding,
  submitUserInfo,
  linkOrcid,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  deleteNotification,
  uploadCv,
  listCvs,
  getCvDocument,
  chooseCv,
  removeCv,
  listCvSuggestions,
  takeCvSuggestions,
  getOrcidImport,
  importOrcid,
  applyToOpportunity,
  cancelApplication,
  listApplications,
  getSentApplication,
  getOwnStanding,
  saveApplicationDraft,
  discardApplicationDraft,
  saveOpportunity,
  unsaveOpportunity,
  listSavedOpportunities,
  listSavedSearches,
  saveSearch,
  changeSavedSearch,
  deleteSavedSearch,
  getUserProfile,
  saveProfileSection,
  deleteProfileSection,
  undoProfileDeletion,
  reorderProfileSection,
  listConnections,
  requestConnection,
  updateConnection,
  blockMember,
  getRelation,
  listFollowings,
  markFollowingsSeen,
  followOrganization,
  unfollowOrganization,
  listAreaFollowings,
  followArea,
  unfollowArea,
  listRecommendations,
  dismissRecommendation,
  restoreRecommendation,
  getNotificationPreferences,
  updateNotificationPreferences,
  unsubscribe,
  listConversations,
  openConversation,
  getConversation,
  listMessages,
  sendMessage,
  markConversationRead,
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;

/** The API as a caller sees it: one function per endpoint, the same in the browser and while a page is rendered. */
export type Api = {
  [Name in EndpointName]: (input?: CallInput<Endpoints[Name]>) => Promise<EndpointData<Endpoints[Name]>>;
};
