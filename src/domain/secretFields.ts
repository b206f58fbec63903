/**
 * Whether what stands in a field is given back into no page and kept nowhere: a password, a code, a proof; and whose page
 * it was.
 */
export function isSecretField(name: string): boolean {
  return /password|^(proof_)?code$|captcha|^(trap|member)$/.test(name);
}
