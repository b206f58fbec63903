import { useEffect, useRef, useState } from 'react';
import { normalizeText } from '#domain/text.ts';
import { otherLanguage } from '#i18n/language.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useApi } from '#web/shell/useApi.ts';

export interface FoundOrganization {
  id: number;
  /** In the page's language where there is one. */
  name: string;
  /** The name in the other one, where it is another. */
  other: string | null;
}

const pauseMs = 200;
const maxFound = 8;

/** Organizations of the directory whose names fit what is typed, in either script; asked for after a pause. */
export function useOrganizationSearch() {
  const api = useApi();
  const { language } = useTranslate();
  const [found, setFound] = useState<FoundOrganization[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Of the last question: an answer that comes late is of no use. */
  const asked = useRef('');
  const close = (): void => {
    clearTimeout(timer.current);
    asked.current = '';
    setFound(null);
  };
  const ask = async (q: string): Promise<void> => {
    try {
      const { items } = await api.listOrganizations({ query: { q, per_page: maxFound } });
      if (asked.current !== q) return;
      setFound(
        items.map((item) => {
          const name = item.name ?? '';
          const other = item[`name_${otherLanguage(language)}`];
          return { id: item.id, name, other: other === name ? null : other };
        }),
      );
    } catch {
      // Any name will do: the box goes on without suggestions.
      if (asked.current === q) close();
    }
  };
  const search = (text: string, waitMs: number): void => {
    const q = normalizeText(text);
    clearTimeout(timer.current);
    if (q.length < 2) return close();
    asked.current = q;
    timer.current = setTimeout(() => void ask(q), waitMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Null while there is nothing to show. */
    found,
    isOpen: found !== null,
    type: (text: string) => search(text, pauseMs),
    open: (text: string) => search(text, 0),
    close,
  };
}
