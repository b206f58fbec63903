import { randomInt } from 'node:crypto';

/** Crockford's letters and digits: none is taken for another when it is read aloud or typed off. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference number that people can quote and nobody can guess: a prefix and ten signs, such as `FF-7K3M9-QX2TD`. */
export function createReference(prefix: 'FF' | 'CM' | 'JR'): string {
  const five = (): string => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');
  return `${prefix}-${five()}-${five()}`;
}
