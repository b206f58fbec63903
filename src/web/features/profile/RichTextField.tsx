import { type ComponentType, useEffect, useRef, useState } from 'react';
import { maxRichTextLength } from '#domain/profileSections.ts';
import { wordsOfRichText } from '#domain/richTextRule.ts';
import { directionOf, type Language } from '#i18n/language.ts';
import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextInput.tsx';
import { LengthCounter } from '#web/shell/forms/LengthCounter.tsx';
import { editableText } from './editableText.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

interface RichTextFieldProps {
  name: string;
  language: Language;
  label: string;
  html: string;
  error: string | undefined;
}

/** A box for a rich text: plain at first and without script; the editor takes its place once it has come. */
export function RichTextField({ name, language, label, html, error }: RichTextFieldProps) {
  const text = editableText(html);
  const box = useRef<HTMLTextAreaElement>(null);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Where it does not come, the plain box goes on serving.
    import('./RichTextEditor.tsx').then(
      ({ RichTextEditor }) => isWanted && setEditor(() => RichTextEditor),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Field
      id={name}
      label={label}
      error={error}
      className="rich-field"
      counter={<LengthCounter of={name} text={text} max={maxRichTextLength} measure={lengthOfRichText} />}
    >
      {(control) => (
        <>
          <TextArea
            {...control}
            ref={box}
            name={name}
            rows={7}
            lang={language}
            dir={directionOf(language)}
            defaultValue={text}
            {...(Editor ? { tabIndex: -1, 'aria-hidden': true, className: 'visually-hidden' } : {})}
          />
          {Editor && (
            <Editor
              box={box}
              label={label}
              language={language}
              isInvalid={error !== undefined}
              describedBy={control['aria-describedby']}
            />
          )}
        </>
      )}
    </Field>
  );
}

/** As the rule counts: the words, without tags. */
function lengthOfRichText(html: string): number {
  return wordsOfRichText(html).length;
}
