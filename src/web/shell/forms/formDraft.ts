import type { FormValues } from './formDefinition.ts';

/** What a form keeps on the device until it is sent: never a file, and nothing that proves a person. */
export interface FormDraft {
  values: FormValues;
  /** The name of the file that has to be chosen again. */
  fileName: string | null;
  /** The key of the last attempt with what it sent: the same again has one effect, also after a reload. */
  attempt: { key: string; content: string } | null;
}

const prefix = 'riwaq.draft.';
/** A draft holds a person's contact details: on a device that others use it must not stay for long. */
const keptMs = 7 * 86_400_000;

/** The draft of a form, the same in both languages; null when there is none or storage is forbidden. */
export function readDraft(form: string): FormDraft | null {
  try {
    const text = localStorage.getItem(prefix + form);
    if (text === null) return null;
    const { savedAt, ...draft } = JSON.parse(text) as FormDraft & { savedAt: number };
    return savedAt > Date.now() - keptMs && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; whether it could. */
export function writeDraft(form: string, draft: FormDraft): boolean {
  try {
    localStorage.setItem(prefix + form, JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(form: string): void {
  try {
    localStorage.removeItem(prefix + form);
  } catch {
    // Storage is forbidden: there is none.
  }
}
