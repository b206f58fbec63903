/** An address as its owner recognizes it and nobody else learns it: `n•••@example.org`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const first = new Intl.Segmenter().segment(address.slice(0, at))[Symbol.iterator]().next().value?.segment ?? '';
  return `${first}•••${address.slice(at)}`;
}
