import { holdPlace } from './halfTypedForms.ts';

/**
 * Keeps what stands in a page's forms while one of them is posted to its own page by the browser: where the session has
 * ended meanwhile, the answer is the login page, and the way back leads here (case ATH-08).
 */
export function holdPosts(): () => void {
  const hold = ({ defaultPrevented, target }: SubmitEvent) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
    const { origin, pathname, search } = new URL(target.action);
    if (origin === window.location.origin && pathname === window.location.pathname) holdPlace(pathname + search, null);
  };
  document.addEventListener('submit', hold);
  return () => document.removeEventListener('submit', hold);
}
