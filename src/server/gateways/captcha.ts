import type { CaptchaChallenge } from '#contract/visitorForms.ts';
import { ContractError } from '#contract/errors.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { createAltcha } from './altcha.ts';
import { createCaptchaQuestion } from './captchaQuestion.ts';
import { createRecaptcha } from './recaptcha.ts';

/** What a form says to show that a person sends it (the contract's `visitorForms.ts`). */
export interface CaptchaProof {
  recaptcha?: string | undefined;
  captcha_answer?: string | undefined;
  captcha_token?: string | undefined;
  trap?: string | undefined;
}

/** A right proof, named so that it can be used only once. */
export interface Spendable {
  signature: string;
  expiresAt: Date;
}

/** One way of telling people from machines by script. */
export interface CaptchaProvider {
  name: CaptchaChallenge['provider'];
  /** What the page's script needs; null when it brings its own. */
  createChallenge(now: Date): Promise<Record<string, unknown> | null>;
  /** The proof when it is right, else null. @throws ContractError unavailable when nobody can tell. */
  check(proof: string, now: Date): Promise<Spendable | null>;
}

/** The protection of forms against machines: a provider by script, and a question for people without it. */
export interface Captcha {
  challenge(t: Translate, now: Date): Promise<CaptchaChallenge>;
  /**
   * Judges a form's proof before anything is done; null where the protection is off. May use another server, so it is
   * called outside of a transaction.
   * @throws ContractError captcha_failed
   */
  check(db: Connection, proof: CaptchaProof, now: Date): Promise<Spendable | null>;
  /** Uses a checked proof up, in the transaction of the form's effect: a refused form keeps its proof. @throws ContractError captcha_failed when it was used before. */
  spend(db: Connection, proof: Spendable | null): Promise<void>;
}

export interface CaptchaOptions {
  /** How much work a challenge is; tests ask for less. */
  altchaCost?: { iterations: number; maxCounter: number };
}

export function createCaptcha(
  { captcha, publicUrl }: Pick<Config, 'captcha' | 'publicUrl'>,
  secretBox: SecretBox,
  options: CaptchaOptions = {},
): Captcha {
  const provider = chooseProvider(captcha, publicUrl, secretBox, options);
  const question = createCaptchaQuestion(secretBox.derive('captcha question'));
  return {
    challenge: async (t, now) => ({
      provider: provider.name,
      challenge: await provider.createChallenge(now),
      question: question.ask(t, now),
    }),
    check: async (db, proof, now) => {
      if (proof.trap) throw refused('recaptcha');
      if (provider.name === 'off') return null;
      if (proof.recaptcha) return (await provider.check(proof.recaptcha, now)) ?? fail('recaptcha');
      if (!proof.captcha_token) throw refused('recaptcha');
      const judged = question.judge(proof.captcha_token, proof.captcha_answer ?? '', now);
      if (judged.isRight) return judged.spendable;
      // One guess for each question: a machine must not try all the sums on one.
      if (judged.spendable) await spend(db, judged.spendable);
      throw refused('captcha_answer');
    },
    spend: async (db, proof) => {
      if (proof && !(await spend(db, proof)))
        throw refused(proof.signature.startsWith('question ') ? 'captcha_answer' : 'recaptcha');
    },
  };
}

function chooseProvider(
  captcha: Config['captcha'],
  publicUrl: string,
  secretBox: SecretBox,
  options: CaptchaOptions,
): CaptchaProvider {
  if (captcha.provider === 'altcha') return createAltcha(secretBox, options.altchaCost);
  if (captcha.provider === 'recaptcha') return createRecaptcha(captcha, new URL(publicUrl).hostname);
  return { name: 'off', createChallenge: async () => null, check: async () => null };
}

async function spend(db: Connection, { signature, expiresAt }: Spendable): Promise<boolean> {
  const spent = await db
    .insertInto('spent_captchas')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return spent !== undefined;
}

function refused(field: 'recaptcha' | 'captcha_answer'): ContractError {
  return new ContractError('captcha_failed', { fields: { [field]: [{ id: 'form.error.captcha' }] } });
}

function fail(field: 'recaptcha' | 'captcha_answer'): never {
  throw refused(field);
}
