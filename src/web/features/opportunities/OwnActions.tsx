import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { MemberActionsProps } from './MemberActions.tsx';

let loaded: ComponentType<MemberActionsProps> | undefined;

/** Brings in what only members see of the page: loaders await it, so that the server renders it. */
export async function loadOwnActions(): Promise<void> {
  loaded ??= (await import('./MemberActions.tsx')).MemberActions;
}

const Late = lazy(async () => ({ default: (await import('./MemberActions.tsx')).MemberActions }));

/** What a member can do with the opportunity. Visitors never load it. */
export function OwnActions(props: MemberActionsProps) {
  const [Shown] = useState(() => loaded ?? Late);
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
