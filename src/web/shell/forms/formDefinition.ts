import type { FieldErrorCode, FieldRule } from '#domain/fieldRules.ts';
import { dialCodeOfOption, joinPhone } from '#domain/phone.ts';

/**
 * What stands in a form's controls, by their names: texts as typed, a ticked box as "true", several choices joined by
 * commas, the dial code of a phone by the option's id under {@link codeControl}.
 */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with a form, by field. */
export type Mistakes = Partial<Record<string, FieldErrorCode>>;

/** A chosen file as a browser knows it. */
export interface FileFacts {
  bytes: number;
  name: string;
  type: string;
}

/** One form as data: what the page, its script and its answer without script share. */
export interface FormDefinition {
  /** Its words are `{name}.field.{field}.label` and `{name}.error.{field}.{code}`; its draft is kept under this name. */
  name: 'fellows' | 'contact' | 'join';
  rules: Readonly<Record<string, FieldRule>>;
  /** Every field in the order of the page. */
  fields: readonly string[];
  /** Fields of several choices. */
  lists?: readonly string[];
  /** The field of the form's one file. */
  fileField?: string;
  /** @param values as {@link composeValues} gives them. */
  validate(values: FormValues, file: FileFacts | null): Mistakes;
}

/** Id of the dial list's entry at which every phone starts (spec §9). */
const defaultDialOption = 'QA';

/** The name of the control that holds a phone's dial code. */
export function codeControl(phoneField: string): string {
  return `${phoneField}_code`;
}

/** Names of a form's controls, the file's aside, with what stands in them at first. */
export function initialValues({ fields, fileField, rules }: FormDefinition): FormValues {
  const values: Record<string, string> = {};
  for (const field of fields) {
    if (field === fileField) continue;
    values[field] = '';
    if (rules[field]?.kind === 'phone') values[codeControl(field)] = defaultDialOption;
  }
  return values;
}

/** The fields as the rules and the API take them: a phone is one text, its dial code a space and the number. */
export function composeValues({ fields, fileField, rules }: FormDefinition, values: FormValues): FormValues {
  const composed: Record<string, string> = {};
  for (const field of fields) {
    if (field === fileField) continue;
    const value = values[field] ?? '';
    const isPhone = rules[field]?.kind === 'phone';
    composed[field] = isPhone ? joinPhone(dialCodeOfOption(values[codeControl(field)] ?? ''), value) : value;
  }
  return composed;
}

/** What stands in the controls of a form, as a browser collects it. Anything else that was sent is left out. */
export function readValues(definition: FormDefinition, data: FormData): FormValues {
  const { rules, lists = [] } = definition;
  const values: Record<string, string> = {};
  for (const [name, initial] of Object.entries(initialValues(definition))) {
    const sent = data.getAll(name).filter((value) => typeof value === 'string');
    if (lists.includes(name)) values[name] = sent.join(',');
    else if (rules[name]?.kind === 'consent') values[name] = sent.length > 0 ? 'true' : '';
    else values[name] = sent[0] ?? initial;
  }
  return values;
}
