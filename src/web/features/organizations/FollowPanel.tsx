import { useEffect, useRef } from 'react';
import type { OrganizationDetail } from '#contract/organizations.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { InPlaceContext } from '#web/shell/account/inPlace.ts';
import { InPlaceForm } from '#web/shell/account/InPlaceForm.tsx';
import { useInPlace } from '#web/shell/account/useInPlace.ts';
import { useNote } from '#web/shell/account/useNote.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { changeFollowing } from './changeFollowing.ts';

export interface FollowPanelProps {
  organization: OrganizationDetail;
}

/** The button by which a member follows an organization, and what came of it. */
export function FollowPanel({ organization }: FollowPanelProps) {
  const { t, paths } = useTranslate();
  const { search } = useNote();
  const place = useRef<HTMLDivElement>(null);
  const { shown, forms } = useInPlace({
    loaded: organization,
    run: async (api, values) => {
      const step = await changeFollowing(api, organization.id, values.intent);
      return step === null ? '' : t(`following.done.${step}`);
    },
    change: (before, values) => ({ ...before, is_followed: values.intent === 'follow' }),
    reloads: false,
  });
  const isFollowed = shown.is_followed;
  const done = new URLSearchParams(search).get('done');
  const intent = isFollowed ? 'unfollow' : 'follow';
  const isTold = done === (isFollowed ? 'follow' : 'unfollow');
  useEffect(() => {
    // The page came anew: the focus goes to what it says.
    if (isTold) place.current?.querySelector<HTMLElement>('.notice')?.focus({ preventScroll: true });
  }, [isTold]);
  return (
    <div ref={place} id="follow" className="stack member-action" data-place="" tabIndex={-1}>
      {isTold && (
        <Notice id="follow-answer" tone="success" role="status">
          {t(isFollowed ? 'following.done.follow' : 'following.done.unfollow')}
        </Notice>
      )}
      <InPlaceContext value={forms}>
        <InPlaceForm action={`${paths.organization(organization)}#follow`} values={{ intent }}>
          <Button type="submit" variant={isFollowed ? 'secondary' : 'primary'} icon={isFollowed ? 'check' : 'plus'}>
            {t(isFollowed ? 'following.unfollow' : 'organization.follow')}
          </Button>
        </InPlaceForm>
      </InPlaceContext>
    </div>
  );
}
