import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { logAction } from '#web/shell/actionLog.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { withLoader } from '#web/shell/globalLoader.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { isSignedOut } from '#web/shell/loading.ts';
import { openWithNote } from '#web/shell/notedPlace.ts';
import { useApi } from '#web/shell/useApi.ts';
import type { ApplyOutcome } from './applyAction.ts';
import { contentOf, readTyped } from './applyForm.ts';
import { readSentMeanwhile } from './sentMeanwhile.ts';

interface SendOptions {
  element: RefObject<HTMLFormElement | null>;
  opportunity: OpportunityDetail;
  file: File | null;
  /** What came back from a post without script. */
  posted: ApplyOutcome | undefined;
  onSent: () => void;
}

/** Sends the form without leaving the page, once at a time: where it fails, all that was typed still stands there. */
export function useSendApplication({ element, opportunity, file, posted, onSent }: SendOptions) {
  const { t, paths } = useTranslate();
  const api = useApi();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Pick<ApplyOutcome, 'errors' | 'message' | 'code' | 'sent'> | undefined>(
    posted,
  );

  useEffect(() => {
    if (!outcome) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"], fieldset[aria-describedby*="-error"] input') ?? find('#apply-answer'))?.focus();
  }, [outcome, element]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current || !element.current) return;
    isUnderWay.current = true;
    setSending(true);
    const values = readTyped(new FormData(element.current));
    const { answers, ...content } = contentOf(values, opportunity.questions);
    try {
      await withLoader(
        api.applyToOpportunity({
          params: { id: String(opportunity.id) },
          body: {
            ...content,
            // With a file it goes as a form, which knows texts alone.
            answers: file ? JSON.stringify(answers) : answers,
            consent: values.consent === 'true',
          },
          ...(file ? { files: { file } } : {}),
        }),
      );
      logAction({ action: 'apply.sent', targetType: 'opportunity', targetId: opportunity.id });
      onSent();
      openWithNote(`${paths.opportunity(opportunity)}?done=sent#own`);
    } catch (error) {
      isUnderWay.current = false;
      setSending(false);
      // On the way to the login page, with all that was typed.
      if (isSignedOut(error)) return;
      const errors = isApiError(error) ? firstSentences(error) : {};
      const isSaid = Object.keys(errors).length > 0;
      setOutcome({
        errors,
        message: isSaid ? null : isApiError(error) ? error.message : t('error.network.text'),
        code: isApiError(error) ? error.code : null,
        sent: readSentMeanwhile(error),
      });
    }
  };
  return { outcome, isSending, submit };
}
