/**
 * The languages that a member can choose from: ISO 639-1, without what nobody speaks any more and without `tw`, which
 * has the name of `ak` (Akan) in both languages.
 */
export const languageCodes: readonly string[] = (
  'ar en fr af ak am as ay az be bg bm bn bo br bs ca ckb co cs cy da de dv dz ee el eo es et eu fa ff fi fil fj fo fy ga ' +
  'gd gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my ' +
  'nb ne nl nn ny om or pa pl ps pt qu rm rn ro ru rw sa sd se sg si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tn ' +
  'to tr ts tt ug uk ur uz vi wo xh yo zgh zh zu'
).split(' ');

export function isLanguageCode(code: string): boolean {
  return languageCodes.includes(code);
}
