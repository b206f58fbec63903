import { type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { OwnStanding } from '#contract/applications.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import type { CvList } from '#contract/profileCv.ts';
import { maxCoverLetterLength } from '#domain/application.ts';
import { longTextLength } from '#domain/longText.ts';
import { formatDateTime } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextInput.tsx';
import { LengthCounter } from '#web/shell/forms/LengthCounter.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';
import type { ApplyOutcome } from './applyAction.ts';
import { answerControl, type TypedValues } from './applyForm.ts';
import { CvField } from './CvField.tsx';
import { QuestionField } from './QuestionField.tsx';
import { SentNote } from './SentNote.tsx';
import { type DraftFailure, useApplyDraft } from './useApplyDraft.ts';
import { useSendApplication } from './useSendApplication.ts';

interface ApplyFormProps {
  opportunity: OpportunityDetail;
  own: OwnStanding;
  cvs: CvList['items'];
  outcome: ApplyOutcome | undefined;
}

/** The form of an application. Without script it posts to its page; with one it keeps a draft by itself and stays. */
export function ApplyForm({ opportunity, own, cvs, outcome: posted }: ApplyFormProps) {
  const { t } = useTranslate();
  const { pathname } = useLocation();
  const element = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const draft = useApplyDraft({ element, opportunity, isFresh: posted === undefined, savedAt: own.application });
  const sending = useSendApplication({ element, opportunity, file, posted, onSent: draft.clear });
  const { outcome } = sending;
  const values: TypedValues = posted?.values ?? draftValues(own);
  const errors = outcome?.errors ?? {};
  const fileName = posted?.fileName ?? draft.fileName;
  const chosenCv = own.application?.chosen_cv;
  const count = Object.keys(errors).length;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const intent = event.nativeEvent.submitter?.getAttribute('value');
    if (intent === 'submit') void sending.submit(event);
    if (intent === 'discard') draft.clear();
  };
  return (
    <form
      ref={element}
      name="apply"
      method="post"
      encType="multipart/form-data"
      action={pathname}
      className="form apply"
      aria-label={t('apply.title')}
      noValidate
      onSubmit={submit}
      onInput={draft.note}
      onChange={draft.note}
    >
      <OfMember />
      {draft.isRestored && <Notice role="status">{t('apply.restored')}</Notice>}
      {outcome && (
        <Notice id="apply-answer" tone={outcome.code === 'held' ? 'info' : 'error'} role="alert">
          {outcome.sent ? (
            <SentNote sent={outcome.sent} />
          ) : outcome.code === 'held' ? (
            t('account.held')
          ) : (
            (outcome.message ?? t('form.errorSummary', { count }))
          )}
        </Notice>
      )}
      {fileName !== null && !file && (
        <p>
          <Sentence id={posted?.isFileKept ? 'apply.cv.kept' : 'form.fileAgain'} values={{ name: fileName }} />
        </p>
      )}
      <div className="form__fields">
        <Field
          id="cover_letter"
          className="form__wide"
          label={t('apply.coverLetter')}
          note={`(${t('form.optional')})`}
          hint={t('apply.coverLetter.hint', { max: maxCoverLetterLength })}
          counter={
            <LengthCounter
              of="cover_letter"
              text={values.cover_letter ?? ''}
              max={maxCoverLetterLength}
              measure={longTextLength}
            />
          }
          error={errors.cover_letter ?? null}
        >
          {(control) => (
            <TextArea {...control} name="cover_letter" rows={10} dir="auto" defaultValue={values.cover_letter} />
          )}
        </Field>
        {opportunity.questions.map((question) => (
          <div key={question.key} className="form__wide">
            <QuestionField
              question={question}
              value={values[answerControl(question.key)] ?? ''}
              error={errors[answerControl(question.key)]}
            />
          </div>
        ))}
        <CvField
          cvs={cvs}
          chosen={values.cv_id}
          chosenName={chosenCv && chosenCv.id === values.cv_id ? chosenCv.name : null}
          file={file}
          onChoose={setFile}
          errors={errors}
        />
        <Checkbox
          name="share_profile"
          value="true"
          className="form__wide"
          defaultChecked={posted ? values.share_profile === 'true' : (own.application?.share_profile ?? true)}
        >
          {t('apply.shareProfile')}
        </Checkbox>
        <Checkbox
          id="consent"
          name="consent"
          value="true"
          className="form__wide"
          aria-required
          defaultChecked={values.consent === 'true'}
          error={errors.consent ?? null}
        >
          {t('apply.consent')}
        </Checkbox>
      </div>
      <div className="form__foot stack">
        <div className="row">
          <Button
            type="submit"
            name="intent"
            value="submit"
            size="large"
            isLoading={sending.isSending}
            loadingText={t('form.submitting')}
          >
            {t('apply.submit')}
          </Button>
          <Button type="submit" name="intent" value="draft" variant="secondary" size="large">
            {t('apply.saveDraft')}
          </Button>
          {own.application?.status === 'draft' && (
            <Button type="submit" name="intent" value="discard" variant="quiet">
              {t('apply.discard')}
            </Button>
          )}
        </div>
        <DraftState savedAt={draft.savedAt} failure={draft.failure} />
      </div>
    </form>
  );
}

function DraftState({ savedAt, failure }: { savedAt: string | null; failure: DraftFailure | null }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  return (
    <p className="small muted" role="status">
      {failure?.sent ? (
        <SentNote sent={failure.sent} />
      ) : failure ? (
        [failure.reason, t('apply.keptHere')].filter((text) => text !== null).join(' ')
      ) : (
        savedAt !== null && (
          <Sentence
            id="applications.draftOf"
            nodes={{ date: <time dateTime={savedAt}>{formatDateTime(savedAt, language, timeZone)}</time> }}
          />
        )
      )}
    </p>
  );
}

/** What an earlier visit left on the server. */
function draftValues({ application }: OwnStanding): Record<string, string> {
  if (!application) return {};
  const answers = Object.entries(application.answers).map(([key, answer]) => [answerControl(key), answer]);
  return {
    cover_letter: application.cover_letter,
    ...(application.chosen_cv ? { cv_id: application.chosen_cv.id } : {}),
    ...(Object.fromEntries(answers) as Record<string, string>),
  };
}
