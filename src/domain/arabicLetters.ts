const shaped = /[\uFB50-\uFDFF\uFE70-\uFEFC\uFB00-\uFB06]+/gu;
/** A vowel mark in its form that stands alone is decomposed with a space before it, which nobody wrote. */
const loneMarks = /[\uFC5E-\uFC63\uFE70-\uFE7F]/u;

/**
 * Gives letters back for the shapes in which some documents keep them: the initial, medial, final and isolated forms of
 * Arabic, lam-alef, and the Latin ligatures. All else stays as it is, in NFC.
 */
export function lettersOfShapes(text: string): string {
  return text
    .replace(shaped, (shapes) =>
      Array.from(shapes, (shape) => {
        const letters = shape.normalize('NFKC');
        return loneMarks.test(shape) ? letters.trimStart().replace('\u0640', '') : letters;
      }).join(''),
    )
    .normalize('NFC');
}
