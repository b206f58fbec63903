import { memberField } from '#domain/pageMember.ts';
import { useViewer } from './viewer.tsx';

/**
 * Whose page a form stands on. Where somebody else has signed in in this browser since, nothing of it is done: what one
 * member typed must not become another's.
 */
export function OfMember() {
  const { user } = useViewer();
  return user && <input type="hidden" name={memberField} value={user.id} />;
}
