import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from './Button.tsx';
import { useModal } from './useModal.ts';

export type SlideInProps = {
  /** The id that the opening button names. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** Names the panel. */
  label: string;
  closeLabel: string;
  /** While this media query holds the panel has no place: it closes. */
  closeWhen?: string;
  /** What stands beside the close button. */
  head?: ReactNode;
  children: ReactNode;
};

/** A panel from the inline-end edge, over the page. It closes on navigation, Escape, a press outside and its button. */
export function SlideIn({
  id,
  isOpen,
  onClose,
  label,
  closeLabel,
  closeWhen = '(min-width: 1025px)',
  head,
  children,
}: SlideInProps) {
  const modal = useModal(isOpen, onClose);
  const { key } = useLocation();
  const close = useEffectEvent(() => {
    if (isOpen) onClose();
  });

  // What was open when the page came stays so.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) close();
    shown.current = key;
  }, [key]);

  useEffect(() => {
    const query = window.matchMedia(closeWhen);
    const onChange = () => {
      if (query.matches) close();
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [closeWhen]);

  // A link to the page one is on changes nothing that an effect could see.
  const closeOnLink = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) onClose();
  };

  return (
    <dialog {...modal} id={id} className="slide-in" aria-label={label}>
      <div className="slide-in__panel" onClick={closeOnLink}>
        <div className="slide-in__head">
          {head}
          <form method="dialog" className="slide-in__close">
            <IconButton type="submit" icon="close" label={closeLabel} />
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
