import { useEffect } from 'react';
import type { OwnProfile } from '#contract/profile.ts';
import { callForHeader } from './headerCalls.ts';
import { logQuietly } from './logQuietly.ts';
import { createToldValue } from './toldValue.ts';
import { useApi } from './useApi.ts';

const ownCompletion = createToldValue<number>();
let isAsked = false;

/**
 * How complete the member's profile is, in percent. The header reads the profile once on load (spec §7); until it has
 * come, and when it does not, what the page was made with stands.
 */
export function useOwnCompletion(known: number): number {
  const api = useApi();
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    callForHeader(() =>
      api
        .getUserProfile()
        .then(({ profile_completion_percentage }) => ownCompletion.tell(profile_completion_percentage))
        .catch((error: unknown) => logQuietly('The profile could not be loaded.', error)),
    );
  }, [api]);
  return ownCompletion.useTold() ?? known;
}

/** Tells the header what a page has read since: that was opened without a page load. */
export function useTellCompletion(profile: OwnProfile): void {
  useEffect(() => ownCompletion.tell(profile.profile_completion_percentage), [profile]);
}
