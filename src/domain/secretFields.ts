import { memberField } from './pageMember.ts';

/**
 * Whether what stands in a field is given back into no page and kept nowhere: a password, a code, a proof; and whose page
 * it was.
 */
export function isSecretField(name: string): boolean {
  return name === memberField || /password|^(proof_)?code$|captcha|^trap$/.test(name);
}
