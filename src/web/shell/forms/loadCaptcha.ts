import { data } from 'react-router';
import type { CaptchaChallenge } from '#contract/visitorForms.ts';
import type { LoadArguments } from '#web/shell/loading.ts';

/** What the loader of a protected form's page gives. */
export interface CaptchaData {
  /** Null where it could not be had: the script asks again. */
  captcha: CaptchaChallenge | null;
}

/** A challenge is good for one form, so a page that holds one is kept by nobody. */
export async function loadCaptcha({ api, orEmpty }: LoadArguments): Promise<CaptchaData> {
  const captcha = await orEmpty<CaptchaChallenge | null>(api.getCaptchaChallenge(), null);
  // The router unpacks this before a page sees it.
  return data({ captcha }, { headers: { 'cache-control': 'private, no-store' } }) as unknown as CaptchaData;
}
