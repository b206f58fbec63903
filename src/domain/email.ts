import { trimDirectionMarks } from './text.ts';

/** An e-mail address that passed the rules. */
export interface Email {
  /** As the person typed it, trimmed: mail is sent to this form (decisions §2). */
  address: string;
  /** Lower-cased, its domain in the ASCII form: two addresses are the same when their keys are. */
  key: string;
}

/** RFC 5321 §4.5.3.1: octets, not letters. */
const maxLocalOctets = 64;
const maxAddressOctets = 254;

/** The WHATWG local part, and beyond ASCII the letters, marks, digits and signs of RFC 6531. */
const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\p{L}\p{M}\p{N}\p{S}\p{P}-]+$/u;
const asciiNeverInLocalPart = /["(),:;<>@[\\\]]/;
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const beyondAscii = /[^ -~]/;

/**
 * Reads an e-mail address by the WHATWG grammar, internationalized local parts (RFC 6531) and IDNA domains, with at
 * least one dot in the domain and the RFC 5321 lengths (decisions §2). Full-width look-alikes are refused. Null when
 * it is no address.
 */
export function parseEmail(input: string): Email | null {
  // No address of 254 octets has more letters; this also bounds the work on hostile input.
  if (input.length > 1000) return null;
  const address = trimDirectionMarks(input);
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const local = address.slice(0, at);
  const typed = address.slice(at + 1);
  if (!localPart.test(local) || asciiNeverInLocalPart.test(local) || !isPlain(local)) return null;
  if (!typedDomain.test(typed) || !isPlain(typed)) return null;
  const domain = toAsciiDomain(typed);
  if (domain === null) return null;
  const localOctets = countOctets(local);
  if (localOctets > maxLocalOctets || localOctets + 1 + domain.length > maxAddressOctets) return null;
  return { address, key: `${local.toLowerCase().normalize('NFC')}@${domain}` };
}

/** Compatibility forms (full-width letters, presentation forms) and invisible characters only imitate an address. */
function isPlain(part: string): boolean {
  return part.normalize('NFKC') === part && !/\p{Default_Ignorable_Code_Point}/u.test(part);
}

function toAsciiDomain(typed: string): string | null {
  const domain = beyondAscii.test(typed) ? resolveHostname(typed) : typed.toLowerCase();
  if (domain === null || domain.length > 253 || !domain.includes('.')) return null;
  return domain.split('.').every((label) => domainLabel.test(label)) ? domain : null;
}

/** IDNA (UTS #46) by the platform's URL parser, the one implementation that browser and server share. */
function resolveHostname(domain: string): string | null {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}

function countOctets(text: string): number {
  return encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, '_').length;
}
