import { isSecretField } from '#domain/secretFields.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { findSessionMember } from '#server/sessions/findSessionMember.ts';
import { findHeldState, holdState, takeHeldState } from '#server/sessions/heldState.ts';
import { network } from './limiter.ts';
import type { RequestContext } from './requestContext.ts';
import type { SharedLimits } from './sharedLimits.ts';

/** As long as somebody may take to sign in. */
const lifeMs = 30 * 60_000;
/** A form with two rich texts of full length, tags and all, must not be too long. */
const maxLength = 90_000;
const kind = 'held_form';
const cookieName = '__Host-held-form';
const attributes = 'Path=/; Secure; SameSite=Lax; HttpOnly';

interface HeldForm {
  /** Of its page, in either language. */
  path: string;
  values: Record<string, string>;
}

/**
 * Forms that were posted without script after the session had ended: their texts wait, sealed, for this browser's member
 * to be back on the page (case ATH-08). Secrets and files are left out, and no address holds anything.
 */
export class HeldForms {
  readonly #secretBox: SecretBox;
  readonly #limits: SharedLimits;

  constructor(secretBox: SecretBox, limits: SharedLimits) {
    this.#secretBox = secretBox;
    this.#limits = limits;
  }

  async hold(
    context: RequestContext,
    { path, form, sessionToken }: { path: string; form: FormData; sessionToken: string | null },
  ): Promise<void> {
    const { db, now, address } = context;
    // Of nobody known, it would be shown to whoever signs in next in this browser.
    const memberId = await findSessionMember(db, sessionToken);
    if (memberId === null) return;
    const values: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === 'string' && !isSecretField(name)) values[name] = value;
    if (JSON.stringify(values).length > maxLength) return;
    if (!(await this.#limits.isWithin(context, 'heldFormPerAddress', network(address)))) return;
    const state: HeldForm = { path: withoutLanguage(path), values };
    const token = await holdState(db, this.#secretBox, { kind, memberId, state, now, lifeMs });
    context.setCookie(`${cookieName}=${token}; ${attributes}; Max-Age=${lifeMs / 1000}`);
  }

  /** What was held for this page and this member, once; null for nothing. */
  async take(context: RequestContext, path: string): Promise<Record<string, string> | null> {
    const { db, now, principal } = context;
    const token = context.cookie(cookieName);
    if (token === null || principal.kind !== 'member') return null;
    const held = await findHeldState<HeldForm>(db, this.#secretBox, { kind, token });
    if (!held || held.memberId !== principal.memberId || held.state.path !== withoutLanguage(path)) return null;
    context.setCookie(`${cookieName}=; ${attributes}; Max-Age=0`);
    return (await takeHeldState(db, held, now)) ? held.state.values : null;
  }
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/(en|ar)(?=\/|$)/, '');
}
