import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { OwnStanding } from '#contract/applications.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { isApiError } from '#contract/client.ts';
import { clearDraft, readDraft, writeDraft } from '#web/shell/forms/formDraft.ts';
import { isTyped } from '#web/shell/forms/isTyped.ts';
import { useApi } from '#web/shell/useApi.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { contentOf, readFile, readTyped, type TypedValues } from './applyForm.ts';
import { readSentMeanwhile, type SentMeanwhile } from './sentMeanwhile.ts';

/** So long after the last letter the server keeps what was typed. */
const quietMs = 2500;

interface DraftOptions {
  element: RefObject<HTMLFormElement | null>;
  opportunity: OpportunityDetail;
  /** False when the page came back with what was typed: that is newer than anything kept. */
  isFresh: boolean;
  savedAt: OwnStanding['application'];
}

/**
 * Keeps what is typed: at once on the device, and after a pause on the server. What the device holds is what the server
 * did not get, so it is brought back when the page opens again.
 */
export function useApplyDraft({ element, opportunity, isFresh, savedAt: application }: DraftOptions) {
  const api = useApi();
  const { user } = useViewer();
  const timer = useRef<number | undefined>(undefined);
  const [state, update] = useReducer(change, {
    isRestored: false,
    fileName: null,
    failure: null,
    savedAt: application?.status === 'draft' ? application.updated_at : null,
  });
  // Another member of this device must not find it.
  const name = `apply.${user?.id ?? 0}.${opportunity.id}`;

  const save = async () => {
    const form = element.current;
    if (!form) return;
    const values = readTyped(new FormData(form));
    try {
      const saved = await api.saveApplicationDraft({
        params: { id: String(opportunity.id) },
        body: contentOf(values, opportunity.questions),
      });
      update({ savedAt: saved.updated_at, failure: null });
      const now = new FormData(form);
      // Typed on while it was saved: the next save clears it. Of a chosen file the device keeps the name.
      if (sameTexts(values, readTyped(now)) && !readFile(now)) clearDraft(name);
    } catch (error) {
      // Too long, no network: sending says what it is; until then the device keeps it. Sent or closed, nothing can follow.
      const reason = isApiError(error) && error.status === 409 ? error.message : null;
      update({ failure: { sent: readSentMeanwhile(error), reason } });
    }
  };
  const later = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), quietMs);
  };
  const keep = (fileName = state.fileName) => {
    if (!element.current) return;
    const typed = new FormData(element.current);
    writeDraft(name, { values: readTyped(typed), fileName: readFile(typed)?.name ?? fileName, attempt: null });
  };
  const restore = useEffectEvent(() => {
    if (!element.current) return;
    const hasTyped = namesTyped(element.current).size > 0;
    const kept = isFresh ? readDraft(name) : null;
    if (kept) {
      const isRestored = fill(element.current, kept.values);
      update({ isRestored, fileName: kept.fileName });
      if (isRestored) later();
      // The server has all of it: kept on, it would come back in the place of what is written elsewhere later.
      else if (!hasTyped && kept.fileName === null) clearDraft(name);
    }
    // Typed before the script came.
    if (hasTyped) keep(kept?.fileName ?? null);
  });
  useEffect(() => {
    restore();
    return () => window.clearTimeout(timer.current);
  }, []);

  return {
    ...state,
    note: () => {
      keep();
      later();
    },
    clear: () => {
      window.clearTimeout(timer.current);
      clearDraft(name);
    },
  };
}

export interface DraftFailure {
  /** The application that was sent meanwhile. */
  sent: SentMeanwhile | null;
  /** What the server says of an opportunity that takes nothing now, in the reader's language. */
  reason: string | null;
}

interface DraftState {
  /** Whether something that the device kept is back. */
  isRestored: boolean;
  /** Of a file that was chosen and not sent: it has to be chosen again. */
  fileName: string | null;
  /** Why the server did not get the last of it; null when it did. */
  failure: DraftFailure | null;
  savedAt: string | null;
}

function change(before: DraftState, after: Partial<DraftState>): DraftState {
  return { ...before, ...after };
}

/** Puts kept texts back into their controls; whether any was another. What was typed before the script came is newer. */
function fill(form: HTMLFormElement, values: TypedValues): boolean {
  let isChanged = false;
  const typed = namesTyped(form);
  for (const control of form.elements) {
    if ('name' in control && typed.has(control.name)) continue;
    if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')) {
      const kept = values[control.name];
      if (kept === undefined || kept === control.value) continue;
      control.value = kept;
      isChanged = true;
    } else if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
      const kept = values[control.name];
      const isOn = kept === control.value;
      // Of CVs the kept one may be gone.
      if (control.checked === isOn || (control.name === 'cv_id' && !hasChoice(form, 'cv_id', kept))) continue;
      control.checked = isOn;
      isChanged = true;
    }
  }
  return isChanged;
}

/** The names of controls that are not as the page brought them. */
function namesTyped(form: HTMLFormElement): Set<unknown> {
  const typed = new Set<unknown>();
  for (const control of form.elements) {
    if ('name' in control && isTyped(control)) typed.add(control.name);
  }
  return typed;
}

function hasChoice(form: HTMLFormElement, name: string, value: string | undefined): boolean {
  return [...form.elements].some(
    (control) => control instanceof HTMLInputElement && control.name === name && control.value === value,
  );
}

function sameTexts(one: TypedValues, other: TypedValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
