import {
  followArea,
  followOrganization,
  listAreaFollowings,
  listFollowings,
  markFollowingsSeen,
  unfollowArea,
  unfollowOrganization,
} from '#contract/followings.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { readId } from '#server/readId.ts';
import { changeAreaFollowing, changeOrganizationFollowing, markSeen } from './changeFollowing.ts';
import { showAreaFollowings, showFollowings } from './showFollowings.ts';

/** What members follow: organizations and focus areas. */
export function bindFollowings(bind: Bind): void {
  bind(listFollowings, (context, input) => showFollowings(context, input));
  bind(markFollowingsSeen, (context) => markSeen(context));
  for (const [endpoint, isFollowed] of [
    [followOrganization, true],
    [unfollowOrganization, false],
  ] as const)
    bind(endpoint, (context, { params }) =>
      changeOrganizationFollowing(context, { organizationId: readId(params.id), isFollowed }),
    );
  bind(listAreaFollowings, (context) => showAreaFollowings(context));
  for (const [endpoint, isFollowed] of [
    [followArea, true],
    [unfollowArea, false],
  ] as const)
    bind(endpoint, (context, { params }) => changeAreaFollowing(context, { areaId: readId(params.id), isFollowed }));
}
