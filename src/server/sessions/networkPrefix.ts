import { isIPv4 } from 'node:net';

/** The network of an address, to recognize a place by without keeping the address: /24, or /48 for IPv6. */
export function networkPrefix(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (!plain.includes(':')) return null;
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
