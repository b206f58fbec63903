import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useTranslate } from '#web/shell/language.tsx';

interface LengthCountProps {
  /** By the function of the rule (decisions §2). */
  length: number;
  /** In UTF-16 units. */
  max: number;
}

/** From so much of the limit on, a screen reader is told how much is left. */
const near = 0.9;
const pauseMs = 800;

/** How long a text is beside its limit. */
export function LengthCount({ length, max }: LengthCountProps) {
  const { t, language } = useTranslate();
  const [said, setSaid] = useState<number | null>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length === before.current) return undefined;
    // Once for a pause, not for every letter; nothing of how it stood at first.
    const timer = setTimeout(() => {
      before.current = length;
      setSaid(length >= max * near ? max - length : null);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [length, max]);
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
