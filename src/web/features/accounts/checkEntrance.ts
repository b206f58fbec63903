import { checkForm } from '#domain/checkForm.ts';
import { passwordResetRules } from '#domain/passwordReset.ts';
import { validateRegistration } from '#domain/registration.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { FlowValues } from '#web/shell/flows/flow.ts';
import type { FlowMistakes } from '#web/shell/flows/useFlow.ts';

/**
 * What is wrong with a form of the entrance as far as a browser can see, with the rules and sentences of the API. It
 * comes when a form is used, so that no page waits for it.
 */
export function checkRegistration(values: FlowValues, areaIds: readonly number[]): FlowMistakes {
  return toSentences('register', validateRegistration(values, areaIds));
}

/** Of the form that asks for a link to a new password. */
export function checkResetRequest(values: FlowValues): FlowMistakes {
  return toSentences('resetRequest', checkForm(passwordResetRules, values));
}

/** Of the form of the password; a passkey and a code are judged by the API alone. */
export function checkSignIn({ step = '', email, password = '' }: FlowValues): FlowMistakes {
  if (step !== '') return {};
  const errors = checkForm({ email: { kind: 'email', isRequired: true } }, { email });
  return toSentences('login', password === '' ? { ...errors, password: 'required' } : errors);
}

function toSentences(form: string, errors: Partial<Record<string, string>>): FlowMistakes {
  // The catalogs carry a sentence for every mistake of every field; a test holds them to it.
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, `${form}.error.${field}.${code}` as MessageId]),
  );
}
