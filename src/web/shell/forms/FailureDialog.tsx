import type { MessageId } from '#i18n/messageId.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Doorway } from '#ui/Doorway.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { FormControls } from './useForm.ts';

export interface FailureDialogProps {
  form: FormControls;
  title: MessageId;
  text: MessageId;
  tryAgain: MessageId;
}

/** Says that sending failed, and why where no field says it; the form is kept behind it (spec §4). */
export function FailureDialog({ form, title, text, tryAgain }: FailureDialogProps) {
  const { t } = useTranslate();
  return (
    <Dialog
      isOpen={form.status === 'failed'}
      onClose={form.closeFailure}
      title={t(title)}
      figure={<Doorway isOpen={false} />}
      actions={
        <Button variant="primary" onClick={form.closeFailure}>
          {t(tryAgain)}
        </Button>
      }
    >
      <p>{t(text)}</p>
      {form.failure !== null && <p className="muted small">{form.failure}</p>}
    </Dialog>
  );
}
