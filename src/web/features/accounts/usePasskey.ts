import { useRef } from 'react';
import { isApiError } from '#contract/client.ts';
import type { FlowControls } from '#web/shell/flows/useFlow.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useApi } from '#web/shell/useApi.ts';

interface PasskeyControls {
  /** Asks for a passkey now. */
  ask(): Promise<void>;
  /**
   * Offers the passkeys of the device among what the browser fills in, where it can. Begun when the form is entered:
   * each beginning counts as an attempt of the whole network that the visitor is in.
   */
  offer(): void;
}

/** Signing in with a passkey. The library comes when it is needed. */
export function usePasskey(flow: FlowControls): PasskeyControls {
  const { t } = useTranslate();
  const api = useApi();
  const isOffered = useRef(false);

  const signIn = async (isOffer: boolean) => {
    const { startAuthentication, browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
    if (isOffer && !(await browserSupportsWebAuthnAutofill())) return;
    const { options, challenge } = await api.startPasskeyLogin();
    // The contract passes on what WebAuthn defines, as JSON.
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer });
    await flow.run({ step: 'passkey', challenge, response: JSON.stringify(response) });
  };

  return {
    ask: async () => {
      try {
        await signIn(false);
      } catch (error) {
        flow.say(isApiError(error) ? error.message : t('auth.passkeyFailed'));
      }
    },
    offer: () => {
      if (isOffered.current || typeof PublicKeyCredential === 'undefined') return;
      isOffered.current = true;
      // Nobody asked for it: what fails here needs no word.
      signIn(true).catch(() => undefined);
    },
  };
}
