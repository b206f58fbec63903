/** Whether what is typed into a field is given back into no page and kept nowhere: a password, a code, a proof. */
export function isSecretField(name: string): boolean {
  return /password|^(proof_)?code$|captcha|^trap$/.test(name);
}
