import { Editor, getSchema, Mark, mergeAttributes } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { DOMParser, type Schema } from '@tiptap/pm/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { directionOf, type Language } from '#i18n/language.ts';
import { classNames } from '#ui/classNames.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { buildPlainText, buildRichText, isHtml } from './richDocument.ts';
import './RichTextEditor.css';

export interface RichTextEditorProps {
  /** The plain box that it takes the place of: it holds what is sent. */
  box: RefObject<HTMLTextAreaElement | null>;
  label: string;
  language: Language;
  isInvalid: boolean;
  describedBy: string | undefined;
}

/** A size of the toolbar, as a class: the pages' policy forbids styles in the text. */
const Size = Mark.create({
  name: 'size',
  addAttributes: () => ({
    size: {
      default: null,
      parseHTML: (element) => /^size-(small|large|huge)$/.exec(element.className)?.[1] ?? null,
      renderHTML: ({ size }) => (size === null ? {} : { class: `size-${String(size)}` }),
    },
  }),
  parseHTML: () => [{ tag: 'span[class^="size-"]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

const extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [1, 2] }),
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  HardBreak,
  UndoRedo,
  Size,
];

/** The rich text editor with the toolbar of spec §9; what is written goes into the form's own box as HTML. */
export function RichTextEditor({ box, label, language, isInvalid, describedBy }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const textarea = box.current;
    const element = place.current;
    if (!textarea || !element) return undefined;
    const made = new Editor({
      element,
      extensions,
      content: readDocument(textarea.value),
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      editorProps: {
        attributes: {
          class: 'prose rich-editor__text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
          ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
          lang: language,
          dir: directionOf(language),
        },
        handleDOMEvents: {
          paste: (view, event) =>
            insert(event, event.clipboardData, (part) =>
              view.dispatch(view.state.tr.replaceSelection(part(view.state.schema))),
            ),
          drop: (view, event) =>
            view.dragging === null &&
            insert(event, event.dataTransfer, (part) => {
              const at =
                view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
              view.dispatch(view.state.tr.replaceRange(at, at, part(view.state.schema)));
            }),
        },
      },
    });
    let isWriting = false;
    made.on('update', () => {
      textarea.value = made.isEmpty ? '' : made.getHTML();
      isWriting = true;
      textarea.dispatchEvent(new Event('input', { bubbles: true }));
      isWriting = false;
    });
    // What a draft, or the way back from signing in, puts into the box belongs into the editor too.
    const follow = (): void => {
      if (!isWriting) made.commands.setContent(readDocument(textarea.value), { emitUpdate: false });
    };
    textarea.addEventListener('input', follow);
    const focus = (): void => void made.commands.focus();
    textarea.addEventListener('focus', focus);
    // Whoever had begun to write goes on writing.
    if (textarea === document.activeElement) made.commands.focus('end');
    setEditor(made);
    return () => {
      textarea.removeEventListener('focus', focus);
      textarea.removeEventListener('input', follow);
      made.destroy();
    };
  }, [box, label, language, isInvalid, describedBy]);
  return (
    <div className={classNames('rich-editor', isInvalid && 'rich-editor--invalid')}>
      {editor && <RichTextToolbar editor={editor} label={label} />}
      <div ref={place} />
    </div>
  );
}

/** A document, not HTML: that would be parsed by the browser, which the pages' policy forbids. */
function readDocument(text: string): object {
  return DOMParser.fromSchema(getSchema(extensions))
    .parse(isHtml(text) ? buildRichText(text) : buildPlainText(text))
    .toJSON() as object;
}

/** Puts what is pasted or dropped into the text, built by our own hands (see {@link buildRichText}). */
function insert(
  event: Event,
  transfer: DataTransfer | null,
  place: (part: (schema: Schema) => ReturnType<DOMParser['parseSlice']>) => void,
): boolean {
  const html = transfer?.getData('text/html') ?? '';
  const text = transfer?.getData('text/plain') ?? '';
  event.preventDefault();
  if (html === '' && text === '') return true;
  const elements = html === '' ? buildPlainText(text) : buildRichText(html);
  place((schema) => DOMParser.fromSchema(schema).parseSlice(elements));
  return true;
}
