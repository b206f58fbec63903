import { FlowField } from '#web/shell/flows/FlowForm.tsx';
import type { FlowControls } from '#web/shell/flows/useFlow.ts';
import { useTranslate } from '#web/shell/language.tsx';

/** A password that is chosen, twice, so that a slip of the finger is seen. */
export function NewPasswordFields({ flow, label }: { flow: FlowControls; label: string }) {
  const { t } = useTranslate();
  return (
    <>
      <FlowField
        flow={flow}
        name="password"
        type="password"
        autoComplete="new-password"
        label={label}
        hint={t('auth.newPasswordHint')}
      />
      <FlowField
        flow={flow}
        name="password_confirmation"
        type="password"
        autoComplete="new-password"
        label={t('auth.repeatPassword')}
      />
    </>
  );
}
