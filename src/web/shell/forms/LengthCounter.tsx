import { useEffect, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useTranslate } from '#web/shell/language.tsx';

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

/** From so much of the limit on, a screen reader is told how much is left. */
const near = 0.9;
const pauseMs = 800;

/** How long the text of a box is, beside its limit, as one types. Without script: as it stood. */
export function LengthCounter({ of, text, max, measure }: LengthCounterProps) {
  const { t, language } = useTranslate();
  const [length, setLength] = useState(() => measure(text));
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    const box = document.getElementById(of);
    if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (): void => {
      const now = measure(box.value);
      setLength(now);
      clearTimeout(timer);
      // Once for a pause, not for every letter.
      timer = setTimeout(() => setSaid(now >= max * near ? max - now : null), pauseMs);
    };
    // Typed before the script came.
    if (box.value !== box.defaultValue) count();
    box.addEventListener('input', count);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('input', count);
    };
  }, [of, max, measure]);
  return (
    <>
      <bdi className={length > max ? 'form__over' : undefined}>
        {t('form.characterCount', { count: formatNumber(length, language), max: formatNumber(max, language) })}
      </bdi>
      <span className="visually-hidden" role="status">
        {said === null
          ? ''
          : said < 0
            ? t('form.charactersOver', { count: -said })
            : t('form.charactersLeft', { count: said })}
      </span>
    </>
  );
}
