import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { labelId } from './FormFields.tsx';
import { FormSummary } from './FormSummary.tsx';
import type { FormControls } from './useForm.ts';

export interface FormFrameProps {
  form: FormControls;
  /** Names the form. */
  label: string;
  submitText: string;
  submittingText: string;
  /** Names of parts stand at the side where there is room. */
  isSided?: boolean;
  /** Called when a person begins to fill the form in. */
  onStart?: () => void;
  /** Above the button: consent, protection. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A form around its fields: what was restored, what is wrong, the button. Without script it posts to its own page. */
export function FormFrame({
  form,
  label,
  submitText,
  submittingText,
  onStart,
  foot,
  children,
  isSided = false,
}: FormFrameProps) {
  const { t } = useTranslate();
  const { pathname } = useLocation();
  const isReady = useHydrated();
  const [left, setLeft] = useState<string | null>(null);
  const startIfEntered = useEffectEvent(() => {
    if (form.element()?.contains(document.activeElement)) onStart?.();
  });
  useEffect(() => startIfEntered(), []);
  return (
    // A form that keeps its own draft brings it to the other language by itself.
    <form
      name={form.definition.name}
      className={classNames('form', isSided && 'form--sided')}
      method="post"
      encType="multipart/form-data"
      action={pathname}
      aria-label={label}
      noValidate
      data-draft=""
      data-ready={isReady ? '' : undefined}
      onSubmit={form.submit}
      onFocus={({ target }) => {
        setLeft((field) => (field === target.id ? null : field));
        onStart?.();
      }}
      onBlur={({ target }) => setLeft(target.id)}
    >
      <Restored form={form} />
      <FormSummary form={form} />
      <p className="muted small">{t('form.requiredNote')}</p>
      {children}
      <LeftField form={form} field={left} />
      <div className="form__foot stack">
        {foot}
        <div className="row">
          <Button
            type="submit"
            variant="primary"
            size="large"
            isLoading={form.status === 'sending'}
            loadingText={submittingText}
            // A press must not take the focus from a field: its mistake would push the button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {submitText}
          </Button>
          {form.isDraftKept && !form.restored && (
            <span className="row small">
              <span className="muted">{t('form.draftSaved')}</span>
              <Discard form={form} />
            </span>
          )}
        </div>
      </div>
    </form>
  );
}

/** Says what is wrong with the field that was just left, for those who do not see it appear. */
function LeftField({ form, field }: { form: FormControls; field: string | null }) {
  const { t } = useTranslate();
  const error = field !== null && form.definition.fields.includes(field) ? form.errorOf(field) : null;
  return (
    <p className="visually-hidden" role="status">
      {error !== null && field !== null && `${t(labelId(form, field))}: ${error}`}
    </p>
  );
}

/** Says that an earlier visit's text is back, and which file has to be chosen again. */
function Restored({ form: { restored, ...form } }: { form: FormControls }) {
  const { t } = useTranslate();
  if (!restored) return null;
  return (
    <Notice role="status">
      <div className="row">
        <span>{t('form.draftRestored')}</span>
        <Discard form={form} />
      </div>
      {restored.fileName !== null && !form.file && (
        <p>
          <Sentence id="form.fileAgain" values={{ name: restored.fileName }} />
        </p>
      )}
    </Notice>
  );
}

function Discard({ form }: { form: Pick<FormControls, 'reset' | 'element'> }) {
  const { t } = useTranslate();
  const discard = () => {
    form.reset();
    // This button goes with the draft; the focus goes on to where typing begins again.
    form.element()?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
  };
  return (
    <Button size="small" variant="quiet" onClick={discard}>
      {t('form.discardDraft')}
    </Button>
  );
}
