import { useEffect, useState } from 'react';
import { LengthCount } from './LengthCount.tsx';

interface LengthCounterProps {
  /** The id of the box whose text is counted. */
  of: string;
  /** What the box holds before anybody types. */
  text: string;
  /** In UTF-16 units (decisions §2). */
  max: number;
  /** How the rule counts: the same function (decisions §2). */
  measure: (text: string) => number;
}

/** How long the text of a box that keeps it by itself is, as one types. Without script: as it stood. */
export function LengthCounter({ of, text, max, measure }: LengthCounterProps) {
  const [length, setLength] = useState(() => measure(text));
  useEffect(() => {
    const box = document.getElementById(of);
    if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement)) return undefined;
    const count = (): void => setLength(measure(box.value));
    // Typed before the script came.
    if (box.value !== box.defaultValue) count();
    box.addEventListener('input', count);
    return () => box.removeEventListener('input', count);
  }, [of, measure]);
  return <LengthCount length={length} max={max} />;
}
