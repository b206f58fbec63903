import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useTranslate } from '#web/shell/language.tsx';

const sizes = ['small', 'normal', 'large', 'huge'] as const;

/** Exactly what spec §9 names, the arrow keys going the way they point in both directions of writing: sizes, two headings, bold, italic, underline, two kinds of list. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t, direction } = useTranslate();
  const [, setTurn] = useState(0);
  useEffect(() => {
    const show = (): void => setTurn((turn) => turn + 1);
    editor.on('transaction', show);
    return () => void editor.off('transaction', show);
  }, [editor]);
  const chain = () => editor.chain().focus();
  const buttons = [
    {
      key: 'heading1',
      sign: 'H1',
      isOn: editor.isActive('heading', { level: 1 }),
      run: () => chain().toggleHeading({ level: 1 }).run(),
    },
    {
      key: 'heading2',
      sign: 'H2',
      isOn: editor.isActive('heading', { level: 2 }),
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    { key: 'bold', sign: <strong>B</strong>, isOn: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    { key: 'italic', sign: <em>I</em>, isOn: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
    {
      key: 'underline',
      sign: <u>U</u>,
      isOn: editor.isActive('underline'),
      run: () => chain().toggleUnderline().run(),
    },
    {
      key: 'orderedList',
      sign: '1.',
      isOn: editor.isActive('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    { key: 'bulletList', sign: '•', isOn: editor.isActive('bulletList'), run: () => chain().toggleBulletList().run() },
  ] as const;
  const size = (editor.getAttributes('size').size as string | null | undefined) ?? 'normal';
  return (
    <div
      className="rich-editor__bar"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('profile.editor.toolbar', { field: label })}
      onKeyDown={(event) => moveFocus(event, direction)}
    >
      <select
        className="rich-editor__size"
        aria-label={t('profile.editor.size')}
        value={size}
        onChange={({ currentTarget: { value } }) =>
          value === 'normal' ? chain().unsetMark('size').run() : chain().setMark('size', { size: value }).run()
        }
      >
        {sizes.map((one) => (
          <option key={one} value={one}>
            {t(`profile.editor.size.${one}`)}
          </option>
        ))}
      </select>
      {buttons.map(({ key, sign, isOn, run }) => (
        <button
          key={key}
          type="button"
          className="rich-editor__button"
          aria-pressed={isOn}
          title={t(`profile.editor.${key}`)}
          onClick={run}
        >
          <span aria-hidden="true">{sign}</span>
          <VisuallyHidden>{t(`profile.editor.${key}`)}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')];
  const step = (event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
  const at = controls.findIndex((control) => control === document.activeElement);
  controls.at((at + step) % controls.length)?.focus();
}
