import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { OwnStanding } from '#contract/applications.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { clearDraft, readDraft, writeDraft } from '#web/shell/forms/formDraft.ts';
import { useApi } from '#web/shell/useApi.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { contentOf, readTyped, type TypedValues } from './applyForm.ts';

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
    hasFailed: false,
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
      update({ savedAt: saved.updated_at, hasFailed: false });
      // Typed on while it was saved: the next save clears it.
      if (sameTexts(values, readTyped(new FormData(form)))) clearDraft(name);
    } catch {
      // Closed meanwhile, too long, no network: sending says what it is; until then the device keeps it.
      update({ hasFailed: true });
    }
  };
  const later = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), quietMs);
  };
  const restore = useEffectEvent(() => {
    if (!isFresh || !element.current) return;
    const kept = readDraft(name);
    if (!kept || !fill(element.current, kept.values)) return;
    update({ isRestored: true });
    later();
  });
  useEffect(() => {
    restore();
    return () => window.clearTimeout(timer.current);
  }, []);

  return {
    ...state,
    note: () => {
      if (!element.current) return;
      writeDraft(name, { values: readTyped(new FormData(element.current)), fileName: null, attempt: null });
      later();
    },
    clear: () => {
      window.clearTimeout(timer.current);
      clearDraft(name);
    },
  };
}

interface DraftState {
  /** Whether something that the device kept is back. */
  isRestored: boolean;
  /** Whether the server did not get the last of it. */
  hasFailed: boolean;
  savedAt: string | null;
}

function change(before: DraftState, after: Partial<DraftState>): DraftState {
  return { ...before, ...after };
}

/** Puts kept texts back into their controls; whether any was another. */
function fill(form: HTMLFormElement, values: TypedValues): boolean {
  let isChanged = false;
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')) {
      const kept = values[control.name];
      if (kept === undefined || kept === control.value) continue;
      control.value = kept;
      isChanged = true;
    } else if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
      const isOn = values[control.name] === control.value;
      if (control.name === 'cv_id' || control.checked === isOn) continue;
      control.checked = isOn;
      isChanged = true;
    }
  }
  return isChanged;
}

function sameTexts(one: TypedValues, other: TypedValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
