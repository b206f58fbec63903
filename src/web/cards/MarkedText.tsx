import { Highlight } from '#ui/Highlight.tsx';
import { markedParts, type Ranges } from './markedParts.ts';

export interface MarkedTextProps {
  text: string;
  /** The text's language where it is known. */
  lang?: 'en' | 'ar';
  matches?: Ranges | undefined;
}

/** A text in whatever language a person wrote it, with what a search matched marked in it. */
export function MarkedText({ text, lang, matches }: MarkedTextProps) {
  return (
    <bdi lang={lang} dir={lang === 'ar' ? 'rtl' : 'auto'}>
      {matches && matches.length > 0 ? <Highlight parts={markedParts(text, matches)} /> : text}
    </bdi>
  );
}
