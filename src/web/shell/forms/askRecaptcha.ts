interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** Long enough for a slow network, short enough that a person would rather answer a question. */
const patienceMs = 15_000;
let script: Promise<void> | undefined;

/**
 * Asks reCAPTCHA v3 for a token, which is good for two minutes and one form. Its script comes once, when a form is
 * touched. Null where it does not come or does not answer: the person is asked a question instead.
 */
export async function askRecaptcha(challenge: Record<string, unknown>): Promise<string | null> {
  const { siteKey, script: url } = challenge;
  if (typeof siteKey !== 'string' || typeof url !== 'string') return null;
  const giveUp = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([ask(siteKey, url), giveUp]).catch(() => null);
}

async function ask(siteKey: string, url: string): Promise<string> {
  script ??= load(url);
  await script.catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action: 'form' });
}

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = url;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('reCAPTCHA did not come.'));
    document.head.append(element);
  });
}
