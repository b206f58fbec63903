export type HighlightPart = { text: string; isMatch: boolean };

/** A text in which the words that were searched for are marked. */
export function Highlight({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map((part, index) => {
    const key = `${index}-${part.text}`;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
