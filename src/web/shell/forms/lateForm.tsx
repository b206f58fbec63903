import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
// Of fields that come with the form's script, but stand in the HTML before it.
import './CaptchaFields.css';
import './Form.css';
import { firstSign, letGo, noteEarlySigns } from './earlySigns.ts';
import { readDraft } from './formDraft.ts';
import type { PostedForm } from './postedForm.ts';

/** What every form is given by its page. */
export interface LateFormProps {
  /** What came back from a post without script. */
  posted: PostedForm | undefined;
  /** Of a form that was sent without script. */
  reference: string | null;
}

export interface LateForm {
  /** Brings in the form's code. Loaders await it: the server renders the form, and a page opened from another has it. */
  prepare: () => Promise<void>;
  Form: ComponentType<LateFormProps>;
}

/**
 * A form whose script comes when somebody is there to use it: until then the server's HTML stands and works as in a
 * browser without script, and what was typed, left or sent meanwhile is handed over. So a form adds next to nothing to
 * the first load of its page.
 * @param name of its draft: where there is one, the script comes at once to bring it back.
 */
export function lateForm(name: string, load: () => Promise<ComponentType<LateFormProps>>): LateForm {
  let ready: ComponentType<LateFormProps> | undefined;
  // From here on, not from the first rendering: people do not wait for it.
  const sign = import.meta.env.SSR ? undefined : firstSign();
  if (!import.meta.env.SSR) noteEarlySigns();
  const bring = async (isWanted: boolean): Promise<{ default: ComponentType<LateFormProps> }> => {
    if (!isWanted && readDraft(name) === null) await sign;
    try {
      return { default: await load() };
    } catch {
      letGo();
      // The page stays as the server sent it.
      return new Promise<never>(() => undefined);
    }
  };
  const Soon = lazy(() => bring(true));
  const Late = lazy(() => bring(false));

  // Kept from rendering again with its page: before the script is here, that would throw the server's HTML away.
  const Form = memo(function LateForm(props: LateFormProps) {
    const [Shown] = useState(() => ready ?? (props.posted ? Soon : Late));
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  });
  const prepare = async () => {
    ready ??= await load();
  };
  return { prepare, Form };
}
