import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { loadServices, toLogin } from './loading.ts';
import { returnTarget } from './returnTarget.ts';

/** Runs a loader or an action for those it is meant for; others are led on by a page load (decisions §3). */
export function guardPage<Args extends LoaderFunctionArgs, Answer>(
  audience: 'members' | 'visitors' | undefined,
  run: ((args: Args) => Answer) | undefined,
): (args: Args) => Answer | Promise<null> {
  if (audience === undefined && run) return run;
  return (args) => {
    const { user, language } = args.context.get(loadServices);
    if (audience === 'members' && user === null) throw toLogin(args.request, language);
    if (audience === 'visitors' && user !== null)
      throw redirectDocument(returnTarget(new URL(args.request.url), language));
    return run ? run(args) : Promise.resolve(null);
  };
}
