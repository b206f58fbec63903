import { memberPart } from '#web/shell/memberPart.tsx';

/** What a member can do with the opportunity. Visitors never load it. */
export const ownActions = memberPart(async () => (await import('./MemberActions.tsx')).MemberActions);
