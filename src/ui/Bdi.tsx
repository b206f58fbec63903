import type { ReactNode } from 'react';

export type BdiProps = {
  /** The language of the text, where it is known; sets the direction and the faces. */
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  /** Keeps numbers, times and addresses on one line. */
  isUnit?: boolean;
  children: ReactNode;
};

/** A text of its own direction inside a sentence or a block that keeps the page's edge. */
export function Bdi({ lang, dir, isUnit = false, children }: BdiProps) {
  return (
    <bdi lang={lang} dir={dir ?? directionOf(lang)} className={isUnit ? 'unit' : undefined}>
      {children}
    </bdi>
  );
}

const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

function directionOf(lang: string | undefined): 'ltr' | 'rtl' | undefined {
  if (!lang) return undefined;
  return rightToLeft.test(lang) ? 'rtl' : 'ltr';
}
