import { useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';
import { useApi } from '#web/shell/useApi.ts';
import type { PostedValues } from './accountAction.ts';
import './AccountParts.css';
import { answerId } from './useAnswerFocus.ts';

interface ProofFormProps {
  /** What goes on once the proof is there. */
  pending: PostedValues;
  errors: Readonly<Record<string, string>>;
  message: string | null;
  /** What the member can prove with. */
  ways: { password: boolean; code: boolean; passkey: boolean; orcid: boolean };
  /** Where it posts, and where one is without it. */
  path: string;
}

/** Asks once more whether it is the member, and goes on with what asked for that. */
export function ProofForm({ pending, errors, message, ways, path }: ProofFormProps) {
  const { t, paths } = useTranslate();
  const isTyped = ways.password || ways.code;
  // It leads to another site and back, so that what was asked for does not go on by itself.
  const isOrcidOnly = ways.orcid && !isTyped && !ways.passkey;
  return (
    <section className="account__proof" aria-labelledby="proof-title">
      <h2 id="proof-title">{t('account.proof.title')}</h2>
      <p>{t(isOrcidOnly ? 'account.proof.orcidOnly' : 'account.proof.text')}</p>
      {message !== null && (
        <Notice id={answerId} tone="error" role="alert">
          {message}
        </Notice>
      )}
      <form method="post" action={path} className="account__form" noValidate>
        <OfMember />
        {Object.entries(pending).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="proof" value="1" />
        {ways.password && (
          <Field id="proof_password" label={t('account.proof.password')} error={errors.password}>
            {(control) => (
              <TextInput {...control} name="proof_password" type="password" autoComplete="current-password" />
            )}
          </Field>
        )}
        {ways.code && (
          <Field id="proof_code" label={t('account.proof.code')} error={errors.code}>
            {(control) => (
              <TextInput {...control} name="proof_code" dir="ltr" inputMode="text" autoComplete="one-time-code" />
            )}
          </Field>
        )}
        {!isTyped && !ways.passkey && !ways.orcid && <Notice>{t('account.proof.signInAgain')}</Notice>}
        {ways.orcid && !isOrcidOnly && <p className="muted small">{t('account.proof.orcidText')}</p>}
        <div className="row">
          {isTyped && <Button type="submit">{t('account.proof.submit')}</Button>}
          {ways.orcid && (
            <a
              className={buttonClass({ variant: isTyped ? 'secondary' : 'primary' })}
              href={paths.orcidStart(path, { purpose: 'proof' })}
              data-reload=""
              rel="nofollow"
            >
              {t('account.proof.orcid')}
            </a>
          )}
          <a className={buttonClass({ variant: 'quiet' })} href={path}>
            {t('account.proof.cancel')}
          </a>
        </div>
      </form>
      {ways.passkey && <PasskeyProof pending={pending} path={path} />}
    </section>
  );
}

/** The proof by a passkey, which needs script; then the form goes on by itself. */
function PasskeyProof({ pending, path }: Pick<ProofFormProps, 'pending' | 'path'>) {
  const { t } = useTranslate();
  const api = useApi();
  const isReady = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  if (!isReady) return null;
  const prove = async () => {
    setMessage(null);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { options, challenge } = await api.startPasskeyLogin();
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const response = { ...(await startAuthentication({ optionsJSON })) };
      await api.reauthenticate({ body: { challenge, response } });
      form.current?.submit();
    } catch (error) {
      setMessage(isApiError(error) ? error.message : t('account.passkeys.failed'));
    }
  };
  return (
    <form ref={form} method="post" action={path} className="account__form">
      <OfMember />
      {Object.entries(pending).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" onClick={() => void prove()}>
        {t('account.proof.passkey')}
      </Button>
      {message !== null && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
    </form>
  );
}
