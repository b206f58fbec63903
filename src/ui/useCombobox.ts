import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { ComboboxOption } from './Combobox.tsx';

export type ComboboxSetup = {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  matches: (query: string, option: ComboboxOption) => boolean;
  /** An emptied box means no choice. */
  isClearable: boolean;
};

/** State and keys of a combobox whose list is filtered by what is typed (ARIA APG, "editable with list autocomplete"). */
export function useCombobox({ options, value, onChange, matches, isClearable }: ComboboxSetup) {
  const [isOpen, setIsOpen] = useState(false);
  // What was typed since the box was opened; null shows the chosen option.
  const [query, setQuery] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(-1);
  const listId = useId();

  const selected = options.find((option) => option.value === value);
  const typed = query?.trim() ?? '';
  const shown = typed ? options.filter((option) => matches(typed, option)) : options;
  const active = isOpen ? shown[activeIndex] : undefined;
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setActiveIndex(options.findIndex((option) => option.value === value));
  };
  const close = () => {
    setIsOpen(false);
    setQuery(null);
    setActiveIndex(-1);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setIsOpen(true);
    setQuery(text);
    setActiveIndex(text.trim() ? 0 : -1);
  };
  const leave = () => {
    if (query === '' && isClearable) onChange('');
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (Math.abs(step) > 1) setActiveIndex(Math.max(0, Math.min(last, activeIndex + step)));
      else setActiveIndex(activeIndex + step > last ? 0 : activeIndex + step < 0 ? last : activeIndex + step);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (active) choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && isOpen && typed && active) {
      choose(active);
    }
  };

  return { isOpen, query, shown, selected, active, activeId, listId, optionId, open, choose, type, leave, onKeyDown };
}
