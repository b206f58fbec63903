const secretField = /password|^code$|captcha|^trap$/;

/** What was typed, without what is never given back into a page. */
export function withoutSecrets(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secretField.test(name)));
}
