import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { idParam, instant, listOf, pageParam, perPageParam } from './fields.ts';
import { opportunityCard } from './opportunities.ts';
import { organizationCard } from './organizations.ts';
import { thematicAreaReference } from './thematicAreas.ts';

const followState = z.object({ is_followed: z.boolean() });

export const followOrganization = defineEndpoint('followOrganization', {
  summary: 'Follow an organization; again changes nothing',
  tag: 'Following',
  access: 'member',
  params: idParam,
  data: followState,
});

export const unfollowOrganization = defineEndpoint('unfollowOrganization', {
  summary: 'No longer follow an organization; again changes nothing',
  tag: 'Following',
  access: 'member',
  params: idParam,
  data: followState,
});

export const followArea = defineEndpoint('followArea', {
  summary: 'Follow a focus area; again changes nothing',
  tag: 'Following',
  access: 'member',
  params: idParam,
  data: followState,
});

export const unfollowArea = defineEndpoint('unfollowArea', {
  summary: 'No longer follow a focus area; again changes nothing',
  tag: 'Following',
  access: 'member',
  params: idParam,
  data: followState,
});

const followedOrganization = z.object({
  organization: organizationCard,
  followed_at: instant,
  /** What came since the last visit: how many open opportunities, and the newest of them. */
  new_opportunities: z.object({ count: z.number().int(), items: z.array(opportunityCard) }),
  /** When what the organization says of itself changed since the last visit; null when it did not. */
  changed_at: instant.nullable(),
});
export type FollowedOrganization = z.infer<typeof followedOrganization>;

export const listFollowings = defineEndpoint('listFollowings', {
  summary: 'The organizations that one follows, with what is new since the last visit',
  tag: 'Following',
  access: 'member',
  isPersonal: true,
  query: z.object({ page: pageParam, per_page: perPageParam(12) }),
  data: listOf(followedOrganization),
});

export const markFollowingsSeen = defineEndpoint('markFollowingsSeen', {
  summary: 'Note that one has seen what is new: a visit ends here',
  tag: 'Following',
  access: 'member',
  data: z.object({ seen_at: instant }),
});

export const listAreaFollowings = defineEndpoint('listAreaFollowings', {
  summary: 'The focus areas, and which of them one follows',
  tag: 'Following',
  access: 'member',
  isPersonal: true,
  data: z.object({ items: z.array(z.object({ area: thematicAreaReference, is_followed: z.boolean() })) }),
});
