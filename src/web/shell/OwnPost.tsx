import { useLocation } from 'react-router';
import { OfMember } from './OfMember.tsx';

/** The form by which buttons anywhere on the page post without script, each to its own address. */
export const ownPostForm = 'own-post';

/** Stands once on every page of a member; says to which page the answer leads back. */
export function OwnPost() {
  const { pathname, search } = useLocation();
  return (
    <form id={ownPostForm} method="post" hidden>
      <OfMember />
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  );
}
