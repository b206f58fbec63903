import { directionOf } from '#i18n/language.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { RichText } from '#web/shell/RichText.tsx';
import { type Written, writtenIn } from './WrittenText.tsx';

/** A rich text in the page's language, or else in the other one, whose edge and direction it then keeps. */
export function RichPassage({ en, ar }: Written) {
  const { language } = useTranslate();
  const written = writtenIn({ en, ar }, language);
  if (!written) return null;
  return (
    <div lang={written.language} dir={directionOf(written.language)}>
      <RichText html={written.text} />
    </div>
  );
}
