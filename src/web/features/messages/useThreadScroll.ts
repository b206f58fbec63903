import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end one reads the newest message. */
const nearPixels = 48;

/**
 * Keeps the place in a box that is laid out from its end (`column-reverse`), so that it shows the newest message without
 * script too, and older ones above change nothing: whoever reads further up stays there when something comes below.
 * @param newest changes with every message at the end.
 */
export function useThreadScroll(newest: string) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const seen = useRef({ newest, height: 0, top: 0 });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const note = () => {
      // Counted from the end: 0 there, less above it.
      seen.current.top = element.scrollTop;
      setAtEnd(element.scrollTop > -nearPixels);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { newest: before, height, top } = seen.current;
    const grown = element.scrollHeight - height;
    const isNew = before !== newest;
    if (isNew && height > 0 && top <= -nearPixels) element.scrollTo({ top: top - grown, behavior: 'instant' });
    seen.current = { newest, height: element.scrollHeight, top: element.scrollTop };
  });

  const toEnd = () => {
    seen.current.top = 0;
    box.current?.scrollTo({ top: 0, behavior: 'instant' });
    setAtEnd(true);
  };
  return { box, isAtEnd, toEnd };
}
