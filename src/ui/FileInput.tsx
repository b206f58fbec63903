import { useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from './buttonClass.ts';
import { IconButton } from './Button.tsx';
import type { FieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';

export type FileInputProps = {
  control: FieldControl;
  name: string;
  /** What the chooser offers, as in the `accept` attribute. */
  accept?: string;
  file: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  chooseText: string;
  /** Shown while nothing is chosen. */
  emptyText: string;
  removeLabel: string;
  /** The size in words, such as "1.2 MB". */
  describeSize: (sizeBytes: number) => string;
};

/** Chooses one file and shows its name and size. Without script it is the browser's own chooser. */
export function FileInput({
  control,
  name,
  accept,
  file,
  onChange,
  onBlur,
  chooseText,
  emptyText,
  removeLabel,
  describeSize,
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);

  // The browser may bring back a choice when the page is restored, before any script ran.
  const takeRestored = useEffectEvent(() => {
    const restored = input.current?.files?.[0];
    if (restored) onChange(restored);
  });
  useEffect(() => takeRestored(), []);

  // Only what was taken back: at first there may be a choice that was made before the script came.
  const before = useRef(file);
  useEffect(() => {
    if (before.current && !file && input.current) input.current.value = '';
    before.current = file;
  }, [file]);

  return (
    <div className="file">
      <input
        {...control}
        ref={input}
        type="file"
        name={name}
        accept={accept}
        className="file__native"
        // Else the same file, mended meanwhile, would not count as a new choice.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => {
          // Closing the chooser without a choice keeps the one before.
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) onChange(chosen);
        }}
        onBlur={onBlur}
      />
      <label className={buttonClass({ variant: 'secondary' }, 'file__choose')} htmlFor={control.id}>
        <Icon name="upload" />
        {chooseText}
      </label>
      <p className="file__name">
        {file ? (
          <>
            <bdi>{file.name}</bdi> <span className="muted unit">{describeSize(file.size)}</span>
          </>
        ) : (
          <span className="muted">{emptyText}</span>
        )}
      </p>
      {file && (
        <IconButton
          icon="close"
          label={removeLabel}
          size="small"
          onClick={() => {
            onChange(null);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
