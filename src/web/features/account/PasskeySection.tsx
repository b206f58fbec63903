import { type SubmitEvent, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import type { SecurityState } from '#contract/secondFactor.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { openWithNote } from '#web/shell/notedPlace.ts';
import { useApi } from '#web/shell/useApi.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';

/** Passkeys: those there are, and one more. */
export function PasskeySection({ state }: { state: SecurityState }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  const isReady = useHydrated();
  return (
    <AccountSection id="passkeys" title={t('account.passkeys.title')} lead={t('account.passkeys.lead')}>
      {state.passkeys.length > 0 && (
        <ul className="account__list">
          {state.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong dir="auto">{passkey.name}</strong>
                <p className="muted small">
                  <Sentence
                    id={passkey.last_used_at === null ? 'account.passkeys.unused' : 'account.passkeys.used'}
                    values={{
                      added: formatDate(passkey.created_at, language, timeZone),
                      used: formatDate(passkey.last_used_at ?? passkey.created_at, language, timeZone),
                    }}
                  />
                </p>
              </div>
              <ActionForm
                at="passkeys"
                intent="removePasskey"
                id={passkey.id}
                label={t('account.passkeys.remove')}
                ariaLabel={t('account.passkeys.removeNamed', { name: passkey.name })}
                size="small"
              />
            </li>
          ))}
        </ul>
      )}
      {!state.has_passkeys ? (
        <Notice>{t('account.passkeys.notHere')}</Notice>
      ) : !state.is_recently_authenticated ? (
        <ActionForm at="passkeys" intent="preparePasskey" label={t('account.passkeys.add')} />
      ) : isReady && window.PublicKeyCredential === undefined ? (
        <p className="muted">{t('account.passkeys.needScript')}</p>
      ) : (
        <>
          <noscript>
            <p className="muted">{t('account.passkeys.needScript')}</p>
          </noscript>
          {/* There from the beginning, so that nothing below it moves. */}
          <AddPasskey isReady={isReady} />
        </>
      )}
    </AccountSection>
  );
}

/** Names a passkey and has the browser make it. */
function AddPasskey({ isReady }: { isReady: boolean }) {
  const { t, paths } = useTranslate();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const add = async (name: string) => {
    setBusy(true);
    setError(null);
    setMessage(null);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { options, challenge } = await api.startPasskey();
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const response = { ...(await startRegistration({ optionsJSON })) };
      await api.addPasskey({ body: { challenge, name, response } });
      openWithNote(`${paths.security()}?done=passkeyAdded#passkeys`);
    } catch (failure) {
      const sentence = isApiError(failure) ? failure.errors.name?.[0] : undefined;
      if (sentence !== undefined) setError(sentence);
      else setMessage(isApiError(failure) ? failure.message : t('account.passkeys.failed'));
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name === 'string' && name.trim() !== '') return void add(name);
    setError(t('passkey.error.name.required'));
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className="account__form account__scripted" onSubmit={submit} noValidate>
      <Field id="passkey-name" label={t('account.passkeys.name')} hint={t('account.passkeys.nameHint')} error={error}>
        {(control) => <TextInput {...control} name="name" dir="auto" maxLength={100} autoComplete="off" />}
      </Field>
      {message !== null && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" variant="secondary" isLoading={isBusy} disabled={!isReady}>
        {t('account.passkeys.add')}
      </Button>
    </form>
  );
}
