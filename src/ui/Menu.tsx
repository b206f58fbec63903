import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's name, where `trigger` has no words. */
  label?: string;
  buttonClassName?: string;
  /** A link before the button that leads to what the panel's links are parts of. */
  lead?: ReactNode;
  /** Also shows the panel while a mouse is over the lead, the button or the panel. */
  opensOnHover?: boolean;
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
 * and moving the focus away; the arrow keys, Home and End walk through it. Without script it shows while the focus is in it.
 */
export function Menu({
  trigger,
  label,
  buttonClassName = 'menu__button',
  lead,
  opensOnHover = false,
  align = 'start',
  hasCaret = true,
  className,
  onOpen,
  children,
}: MenuProps) {
  // Opened by a mouse that passes, it closes when the mouse goes; a press makes it stay.
  const [state, setState] = useState<'closed' | 'passing' | 'open'>('closed');
  const isOpen = state !== 'closed';
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    // Escape takes away what hovers wherever the focus is (WCAG 1.4.13).
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setState('closed');
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    // Two menus side by side are never open at once.
    const closeForAnother = (event: PointerEvent) => {
      const menu = event.target instanceof Element ? event.target.closest('.menu') : null;
      if (opensOnHover && menu && menu !== root.current) setState('closed');
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('pointerover', closeForAnother);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('pointerover', closeForAnother);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, opensOnHover]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const open = (how: 'passing' | 'open' = 'open') => {
    clearTimeout(leaving.current);
    setState((now) => (now === 'open' ? now : how));
    if (!isOpen) onOpen?.();
  };

  const passOver = (event: PointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') open('passing');
  };

  const passOut = (event: PointerEvent) => {
    if (!opensOnHover || event.pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => setState((now) => (now === 'passing' ? 'closed' : now)), leaveMs);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isInside = panel.current?.contains(document.activeElement) === true;
    const opens = document.activeElement === button.current && event.key.startsWith('Arrow');
    if (event.key in moves && (isInside || opens || (isOpen && event.key.startsWith('Arrow')))) {
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
      onPointerEnter={(event) => passOver(event.nativeEvent)}
      onPointerLeave={(event) => passOut(event.nativeEvent)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setState('closed');
      }}
    >
      {lead}
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => (state === 'open' ? setState('closed') : open())}
      >
        {trigger}
        {hasCaret && <Icon name="caret" />}
      </button>
      <div
        ref={panel}
        id={panelId}
        className={classNames('menu__panel', `menu__panel--${align}`, isOpen && 'menu__panel--open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) setState('closed');
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** Long enough to cross the gap between the button and its panel. */
const leaveMs = 200;

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function move(panel: HTMLElement | null, key: string) {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[moves[key]?.(at, stops.length) ?? 0]?.focus();
}
