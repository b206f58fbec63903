import type { Api } from '#contract/endpoints.ts';

/** Does what the button on an organization's page asks for; null where it asks for nothing known. */
export async function changeFollowing(
  api: Api,
  organizationId: number,
  intent: unknown,
): Promise<'follow' | 'unfollow' | null> {
  const input = { params: { id: String(organizationId) } };
  if (intent !== 'follow' && intent !== 'unfollow') return null;
  await (intent === 'follow' ? api.followOrganization(input) : api.unfollowOrganization(input));
  return intent;
}
