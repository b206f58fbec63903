import type { AppSecret } from '#contract/secondFactor.ts';
import type { AccountNote } from '#web/shell/account/accountNotes.ts';
import { type AccountEnd, accountAction } from '#web/shell/account/accountAction.ts';

/** What the page of the security shows once: the secret of an app, or recovery codes. */
export interface SecurityShown {
  secret?: AppSecret;
  codes?: string[];
}

/** Answers every form of the page of the security. */
export const securityAction = accountAction<SecurityShown>(
  async (api, { intent, id = '', code, old_password, password, password_confirmation }) => {
    const done = (note: AccountNote | null): AccountEnd<SecurityShown> => ({ done: note });
    switch (intent) {
      case 'password':
        await api.changePassword({ body: { old_password, password, password_confirmation } });
        return done('password');
      case 'endSession':
        // One that ended in the meantime is what was wanted.
        await api.revokeSession({ params: { id } }).catch(ignoreUnknown);
        return done('session');
      case 'endOthers':
        await api.revokeOtherSessions();
        return done('sessions');
      case 'startFactor':
        return { shown: { secret: await api.startSecondFactor() } };
      case 'enableFactor':
        return { shown: { codes: (await api.enableSecondFactor({ body: { code } })).recovery_codes } };
      case 'disableFactor':
        await api.disableSecondFactor();
        return done('factorOff');
      case 'renewCodes':
        return { shown: { codes: (await api.renewRecoveryCodes()).recovery_codes } };
      case 'preparePasskey':
        // Needs a fresh proof as the passkey itself does, and changes nothing.
        await api.startPasskey();
        return done('proved');
      case 'removePasskey':
        await api.removePasskey({ params: { id } }).catch(ignoreUnknown);
        return done('passkeyRemoved');
      case 'prepareOrcid':
        return (await api.getSecurityState()).is_recently_authenticated ? done('orcidProved') : { asksProof: true };
      case 'disconnectOrcid':
        await api.linkOrcid({ body: { oauth_id: null } });
        return done('orcidOff');
      default:
        return done(null);
    }
  },
  (state) => (state && 'qr' in state ? { secret: state as unknown as AppSecret } : null),
);

function ignoreUnknown(error: unknown): void {
  if ((error as { status?: unknown }).status !== 404) throw error;
}
