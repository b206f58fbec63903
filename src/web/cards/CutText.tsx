import { directionOf } from '#i18n/language.ts';
import { classNames } from '#ui/classNames.ts';
import { useTranslate } from '#web/shell/language.tsx';
import './CutText.css';
import { type Ranges } from './markedParts.ts';
import { WrittenText, type Written, writtenIn } from './WrittenText.tsx';

/**
 * A paragraph of which a list shows the first lines. The dots where it is cut stand at the end of its own direction, so
 * the block takes the text's direction, and keeps the page's edge all the same. Nothing where nothing was written.
 */
export function CutText({ en, ar, matches, className }: Written & { matches?: Ranges | undefined; className: string }) {
  const { language } = useTranslate();
  const written = writtenIn({ en, ar }, language);
  if (!written) return null;
  const isForeign = written.language !== language;
  return (
    <p className={classNames('cut', className)} dir={isForeign ? directionOf(written.language) : undefined}>
      <WrittenText en={en} ar={ar} matches={matches} />
    </p>
  );
}
