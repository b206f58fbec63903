import { useState } from 'react';
import { Notice } from '#ui/Notice.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { labelId } from './FormFields.tsx';
import type { FormControls } from './useForm.ts';

/** After an attempt: how many fields are wrong, said once, and a way to each of them. */
export function FormSummary({ form }: { form: FormControls }) {
  const { t } = useTranslate();
  const wrong = form.attempts === 0 ? [] : form.definition.fields.filter((field) => form.errorOf(field) !== null);
  if (form.status !== 'editing') return null;
  return (
    <>
      {form.failure !== null && <Notice tone="error">{form.failure}</Notice>}
      {wrong.length > 0 && (
        <Notice tone="error" title={t('form.errorSummary', { count: wrong.length })}>
          <ul className="form__wrong">
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${field}`}>{t(labelId(form, field))}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {wrong.length > 0 && <Announcement key={form.attempts} count={wrong.length} />}
    </>
  );
}

/** Said once at each attempt, not while the mistakes are mended one by one. */
function Announcement({ count }: { count: number }) {
  const { t } = useTranslate();
  const [text] = useState(() => t('form.errorSummary', { count }));
  return (
    <p className="visually-hidden" role="alert">
      {text}
    </p>
  );
}
