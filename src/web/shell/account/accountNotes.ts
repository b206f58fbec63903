/** What can have been done on the pages of the account, and the section that says so. */
export const sectionOfNote = {
  password: 'own-password',
  session: 'sessions',
  sessions: 'sessions',
  factorOff: 'second-factor',
  proved: 'passkeys',
  passkeyAdded: 'passkeys',
  passkeyRemoved: 'passkeys',
  orcidProved: 'orcid',
  orcidLinked: 'orcid',
  orcidOff: 'orcid',
  /** Said above all sections. */
  confirmed: 'proof',
  cvAdded: 'cv',
  cvChosen: 'cv',
  cvRemoved: 'cv',
  cvTaken: 'cv-suggestions',
  orcidTaken: 'orcid-import',
  information: 'fields',
  emailPending: 'fields',
  picture: 'picture',
  visibility: 'visibility',
  export: 'export',
  deletion: 'deletion',
  kept: 'deletion',
  applicationWithdrawn: 'applications',
  draftDiscarded: 'drafts',
  unsaved: 'saved',
  searchSaved: 'searches',
  searchDeleted: 'searches',
  preferences: 'types',
  connectionAccepted: 'connections-list',
  connectionDeclined: 'connections-list',
  connectionWithdrawn: 'connections-list',
  connectionRemoved: 'connections-list',
  connectionBlocked: 'connections-list',
  connectionUnblocked: 'connections-list',
  followed: 'followed-organizations',
  unfollowed: 'followed-organizations',
  newsSeen: 'followed-organizations',
  areasSaved: 'followed-areas',
  recommendationDismissed: 'recommended',
  recommendationRestored: 'recommended',
} as const;

export type AccountNote = keyof typeof sectionOfNote;

/** The section whose form has an intent: says what went wrong with it beside no field. */
const sectionOfIntent: Readonly<Record<string, string>> = {
  password: 'own-password',
  endSession: 'sessions',
  endOthers: 'sessions',
  startFactor: 'second-factor',
  enableFactor: 'second-factor',
  disableFactor: 'second-factor',
  renewCodes: 'second-factor',
  preparePasskey: 'passkeys',
  removePasskey: 'passkeys',
  prepareOrcid: 'orcid',
  disconnectOrcid: 'orcid',
  uploadCv: 'cv',
  chooseCv: 'cv',
  removeCv: 'cv',
  takeCv: 'cv-suggestions',
  takeOrcid: 'orcid-import',
  information: 'fields',
  picture: 'picture',
  removePicture: 'picture',
  visibility: 'visibility',
  export: 'export',
  delete: 'deletion',
  keep: 'deletion',
  cancelApplication: 'applications',
  discardDraft: 'drafts',
  unsave: 'saved',
  saveSearch: 'searches',
  changeSearch: 'searches',
  deleteSearch: 'searches',
  preferences: 'types',
  'connection-accept': 'connections-list',
  'connection-decline': 'connections-list',
  'connection-withdraw': 'connections-list',
  'connection-remove': 'connections-list',
  'connection-block': 'connections-list',
  'connection-unblock': 'connections-list',
  follow: 'followed-organizations',
  unfollow: 'followed-organizations',
  markSeen: 'followed-organizations',
  followArea: 'followed-areas',
  unfollowArea: 'followed-areas',
  dismiss: 'recommended',
  restore: 'recommended',
};

export function findSection(intent: string): string | undefined {
  return Object.hasOwn(sectionOfIntent, intent) ? sectionOfIntent[intent] : undefined;
}

/** Which note the query of a page names, if any. */
export function readNote(search: string): AccountNote | null {
  const done = new URLSearchParams(search).get('done') ?? '';
  return Object.hasOwn(sectionOfNote, done) ? (done as AccountNote) : null;
}
