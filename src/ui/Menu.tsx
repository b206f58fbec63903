import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's name, where `trigger` has no words. */
  label?: string;
  buttonClassName?: string;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  hasCaret?: boolean;
  className?: string;
  onOpen?: () => void;
  /** Links and buttons, usually a `<ul className="menu__list">`. */
  children: ReactNode;
};

/**
 * A button that shows and hides a panel. Escape closes it and returns the focus, so do a press outside, a link inside
 * and moving the focus away; the arrow keys walk through it. Without script it shows while the focus is in it.
 */
export function Menu({
  trigger,
  label,
  buttonClassName = 'menu__button',
  align = 'start',
  hasCaret = true,
  className,
  onOpen,
  children,
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const open = () => {
    setIsOpen(true);
    onOpen?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsOpen(false);
      button.current?.focus();
    } else if (event.key in moves) {
      event.preventDefault();
      if (!isOpen) open();
      // The panel may only just have been asked for: it is there in the next frame.
      requestAnimationFrame(() => move(panel.current, event.key));
    }
  };

  return (
    <div
      ref={root}
      className={classNames('menu', className)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
      >
        {trigger}
        {hasCaret && <Icon name="caret" />}
      </button>
      <div
        ref={panel}
        id={panelId}
        className={classNames('menu__panel', `menu__panel--${align}`, isOpen && 'menu__panel--open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) setIsOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
};

function move(panel: HTMLElement | null, key: string) {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[moves[key]?.(at, stops.length) ?? 0]?.focus();
}
