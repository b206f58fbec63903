import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useTranslate } from '#web/shell/language.tsx';

export interface FollowPanelProps {
  organization: OrganizationDetail;
}

/** The button by which a member follows an organization, and what came of it. */
export function FollowPanel({ organization }: FollowPanelProps) {
  const { t, paths } = useTranslate();
  const { search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const done = new URLSearchParams(search).get('done');
  const isTold = done === (organization.is_followed ? 'follow' : 'unfollow');
  useEffect(() => {
    // The page came anew: the focus goes to what it says.
    if (isTold) place.current?.querySelector<HTMLElement>('.notice')?.focus({ preventScroll: true });
  }, [isTold]);
  return (
    <div ref={place} id="follow" className="stack">
      {isTold && (
        <Notice id="follow-answer" tone="success" role="status">
          {t(organization.is_followed ? 'following.done.follow' : 'following.done.unfollow')}
        </Notice>
      )}
      <form method="post" action={`${paths.organization(organization)}#follow`}>
        <Button
          type="submit"
          name="intent"
          value={organization.is_followed ? 'unfollow' : 'follow'}
          variant={organization.is_followed ? 'secondary' : 'primary'}
          icon={organization.is_followed ? 'check' : 'plus'}
        >
          {t(organization.is_followed ? 'following.unfollow' : 'organization.follow')}
        </Button>
      </form>
    </div>
  );
}
