import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import type { FieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { Select } from './Select.tsx';
import { useCombobox } from './useCombobox.ts';
import { useHydrated } from './useHydrated.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** What the closed box shows instead of the label, such as +974. */
  short?: string;
  /** Muted, at the end of the option's line. */
  detail?: string;
  /** A picture before the label, 4:3. */
  imageUrl?: string;
};

export type ComboboxProps = {
  control: FieldControl;
  name: string;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Whether an option answers to what was typed. */
  matches?: (query: string, option: ComboboxOption) => boolean;
  /** Names the box itself where no label points at it. */
  label?: string;
  /** Names the list. */
  listLabel: string;
  placeholder?: string;
  noMatchText: string;
  /** "12 countries", read when the list changes. */
  describeCount?: (count: number) => string;
  isClearable?: boolean;
  /** The short values run left to right: dial codes, addresses. */
  isLeftToRight?: boolean;
  className?: string;
};

/** A choice among many: the browser's select until the script is there, then a box that searches. */
export function Combobox({ matches = labelContains, isClearable = false, ...props }: ComboboxProps) {
  const isHydrated = useHydrated();
  const { control, name, options, value, onChange, onBlur, label, placeholder, className } = props;
  const native = useRef<HTMLSelectElement>(null);
  const [hadFocus, setHadFocus] = useState(false);

  // A choice made before the script arrived is kept, and so is the focus.
  const keepEarlyChoice = useEffectEvent(() => {
    setHadFocus(native.current !== null && native.current === document.activeElement);
    const early = native.current?.value;
    if (early !== undefined && early !== value) onChange(early);
  });
  useLayoutEffect(() => keepEarlyChoice(), []);

  if (isHydrated) return <SearchableBox {...props} matches={matches} isClearable={isClearable} hadFocus={hadFocus} />;
  return (
    <Select
      {...control}
      ref={native}
      aria-label={label}
      name={name}
      className={className}
      placeholder={isClearable || !value ? (placeholder ?? '') : undefined}
      options={options.map((option) => ({
        value: option.value,
        label: nativeLabel(option),
      }))}
      defaultValue={value}
      onBlur={onBlur}
    />
  );
}

function SearchableBox({
  control,
  name,
  label,
  listLabel,
  placeholder,
  noMatchText,
  describeCount,
  isLeftToRight = false,
  onBlur,
  className,
  hadFocus,
  ...setup
}: ComboboxProps & Required<Pick<ComboboxProps, 'matches' | 'isClearable'>> & { hadFocus: boolean }) {
  const box = useCombobox(setup);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hadFocus) input.current?.focus();
  }, [hadFocus]);
  const { selected } = box;
  const isPausing = usePause(box.query);
  const isImageShown = Boolean(selected?.imageUrl) && box.query === null;
  return (
    <div className={classNames('combobox', isImageShown && 'combobox--image', className)}>
      <input type="hidden" name={name} value={setup.value} />
      {isImageShown && <Flag url={selected?.imageUrl} />}
      <input
        {...control}
        ref={input}
        className="input"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? box.listId : undefined}
        aria-activedescendant={box.activeId}
        autoComplete="off"
        spellCheck={false}
        dir={isLeftToRight && box.query === null ? 'ltr' : undefined}
        placeholder={placeholder}
        value={box.query ?? selected?.short ?? selected?.label ?? ''}
        onChange={(event) => box.type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={box.open}
        onKeyDown={box.onKeyDown}
        onBlur={() => {
          box.leave();
          onBlur?.();
        }}
      />
      <Icon name="caret" className="combobox__caret" />
      {box.isOpen && (
        // Pressing in the list must not take the focus from the box.
        <div className="combobox__panel" onMouseDown={(event) => event.preventDefault()}>
          {/* What scrolls is a stop of the Tab key unless it says otherwise; this one would be gone on arrival. */}
          <ul id={box.listId} className="combobox__list" role="listbox" aria-label={listLabel} tabIndex={-1}>
            {box.shown.map((option) => (
              <li
                key={option.value}
                id={box.optionId(option)}
                role="option"
                aria-selected={option.value === setup.value}
                className={classNames('combobox__option', option === box.active && 'combobox__option--active')}
                onClick={() => box.choose(option)}
              >
                <Flag url={option.imageUrl} />
                <span className="combobox__label">{option.label}</span>
                {option.detail && <bdi className="muted unit">{option.detail}</bdi>}
              </li>
            ))}
          </ul>
          {box.shown.length === 0 && <p className="combobox__none muted">{noMatchText}</p>}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {box.isOpen && isPausing && (box.shown.length === 0 ? noMatchText : describeCount?.(box.shown.length))}
      </span>
    </div>
  );
}

/** Whether nothing was typed for a moment: the count is said once, not for every letter. */
function usePause(query: string | null): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  return query !== null && settled === query;
}

const pauseMs = 400;

function Flag({ url }: { url: string | undefined }) {
  if (!url) return null;
  return <img className="combobox__image" src={url} alt="" width="24" height="18" loading="lazy" decoding="async" />;
}

/** An option takes no markup: the isolate keeps +974 whole beside an Arabic name. What the closed box shows comes first. */
function nativeLabel({ label, short, detail }: ComboboxOption): string {
  if (short) return `\u2066${short}\u2069 ${label}`;
  return detail ? `${label} \u2066${detail}\u2069` : label;
}

function labelContains(query: string, option: ComboboxOption): boolean {
  return option.label.toLocaleLowerCase().includes(query.toLocaleLowerCase());
}
