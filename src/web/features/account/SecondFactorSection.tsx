import type { SecurityState } from '#contract/secondFactor.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { OfMember } from '#web/shell/OfMember.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { SecurityShown } from './securityAction.ts';

interface SecondFactorSectionProps {
  factor: SecurityState['second_factor'];
  shown: SecurityShown | null;
  errors: Readonly<Record<string, string>>;
}

/** The authenticator app: off, being added, on. */
export function SecondFactorSection({ factor, shown, errors }: SecondFactorSectionProps) {
  const { t } = useTranslate();
  return (
    <AccountSection id="second-factor" title={t('account.factor.title')} lead={t('account.factor.lead')}>
      {shown?.codes && <RecoveryCodes codes={shown.codes} />}
      {factor.is_on ? (
        <>
          <p className="account__state account__state--on">
            <Icon name="check" />
            {t('account.factor.on')}
          </p>
          <p>{t('account.factor.codesLeft', { count: factor.recovery_codes_left })}</p>
          <div className="row">
            <ActionForm at="second-factor" intent="renewCodes" label={t('account.factor.renew')} />
            <ActionForm at="second-factor" intent="disableFactor" label={t('account.factor.off')} variant="danger" />
          </div>
        </>
      ) : shown?.secret ? (
        <AddApp secret={shown.secret} error={errors.code} />
      ) : (
        <>
          <p className="account__state">{t('account.factor.isOff')}</p>
          <ActionForm at="second-factor" intent="startFactor" label={t('account.factor.start')} variant="primary" />
        </>
      )}
    </AccountSection>
  );
}

function AddApp({ secret, error }: { secret: NonNullable<SecurityShown['secret']>; error: string | undefined }) {
  const { t, paths } = useTranslate();
  return (
    <>
      <ol id={answerId} className="account__steps" tabIndex={-1}>
        <li>{t('account.factor.step1')}</li>
        <li>
          {t('account.factor.step2')}
          <QrCode modules={secret.qr} label={t('account.factor.qr')} />
          <p>{t('account.factor.orSecret')}</p>
          <code className="account__secret" dir="ltr">
            {secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <p>
            <a className="text-link" href={secret.uri}>
              {t('account.factor.openApp')}
            </a>
          </p>
        </li>
        <li>{t('account.factor.step3')}</li>
      </ol>
      <form method="post" action={`${paths.security()}#second-factor`} className="account__form" noValidate>
        <OfMember />
        <input type="hidden" name="intent" value="enableFactor" />
        <Field id="code" label={t('account.factor.code')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
            />
          )}
        </Field>
        <Button type="submit">{t('account.factor.enable')}</Button>
      </form>
    </>
  );
}
