import { Bdi } from '#ui/Bdi.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { type Written, writtenIn } from './WrittenText.tsx';

/** A longer text that a person or an organization wrote: an empty line begins a new paragraph. */
export function Paragraphs({ en, ar }: Written) {
  const { language } = useTranslate();
  const written = writtenIn({ en, ar }, language);
  if (!written) return null;
  return (
    <div className="prose">
      {written.text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{written.language === language ? paragraph : <Bdi lang={written.language}>{paragraph}</Bdi>}</p>
      ))}
    </div>
  );
}
