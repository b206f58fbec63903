import { type MouseEvent, useReducer, useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import type { OpportunityCard } from '#contract/opportunities.ts';
import { classNames } from '#ui/classNames.ts';
import { Icon } from '#ui/Icon.tsx';
import { logAction } from './actionLog.ts';
import { useTranslate } from './language.tsx';
import { isSignedOut } from './loading.ts';
import './SaveMark.css';
import { ownPostForm } from './OwnPost.tsx';
import { useApi } from './useApi.ts';

/** What was pressed since a card's data came; with newer data the server's word counts again. */
const pressed = new WeakMap<OpportunityCard, boolean>();

/**
 * Saves the opportunity of a card for later, and lets it go again, in place. Without script it posts by the page's one
 * form to the opportunity, and leads back to where it stands.
 */
export function SaveMark({ opportunity }: { opportunity: OpportunityCard }) {
  const { t, paths } = useTranslate();
  const api = useApi();
  const isUnderWay = useRef(false);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<{ text: string; isError: boolean } | null>(null);
  const isSaved = pressed.get(opportunity) ?? opportunity.is_saved === true;
  const intent = isSaved ? 'unsave' : 'save';

  const press = async (event: MouseEvent) => {
    event.preventDefault();
    // The second half of a double click was not meant for what is there now.
    if (isUnderWay.current || event.detail > 1) return;
    isUnderWay.current = true;
    const input = { params: { id: String(opportunity.id) } };
    try {
      const { is_saved: saved } = await (isSaved ? api.unsaveOpportunity(input) : api.saveOpportunity(input));
      pressed.set(opportunity, saved);
      logAction({ action: intent, targetType: 'opportunity', targetId: opportunity.id });
      setAnswer({ text: t(saved ? 'opportunity.done.saved' : 'opportunity.done.unsaved'), isError: false });
      showAgain();
    } catch (error) {
      // On the way to the login page.
      if (isSignedOut(error)) return;
      setAnswer({ text: isApiError(error) ? error.message : t('error.network.text'), isError: true });
    } finally {
      isUnderWay.current = false;
    }
  };
  return (
    <span className="save-mark">
      <button
        id={`save-${opportunity.id}`}
        type="submit"
        form={ownPostForm}
        formAction={paths.opportunity(opportunity)}
        name="intent"
        value={intent}
        className={classNames('text-link', 'save-mark__button', isSaved && 'save-mark__button--on')}
        aria-label={t(isSaved ? 'opportunity.isSavedNamed' : 'opportunity.saveNamed', {
          title: opportunity.title ?? '',
        })}
        onClick={(event) => void press(event)}
      >
        <Icon name={isSaved ? 'check' : 'bookmark'} />
        {t(isSaved ? 'opportunity.isSaved' : 'opportunity.save')}
      </button>
      <span role="status" className={answer?.isError ? 'save-mark__error' : 'visually-hidden'}>
        {answer?.text}
      </span>
    </span>
  );
}
