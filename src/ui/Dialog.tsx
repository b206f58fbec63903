import { type ReactNode, useId } from 'react';
import { IconButton } from './Button.tsx';
import { classNames } from './classNames.ts';
import { useModal } from './useModal.ts';

export type DialogProps = {
  isOpen: boolean;
  /** Called for every way of closing: the button, Escape, a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** With it there is a close button in the corner. */
  closeLabel?: string;
  /** A drawing above the title. */
  figure?: ReactNode;
  /** The buttons below the text. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A modal dialog named by its title; the focus returns to where it was. Do not put one inside a form. */
export function Dialog({ isOpen, onClose, title, closeLabel, figure, actions, children }: DialogProps) {
  const titleId = useId();
  const textId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} className="dialog" aria-labelledby={titleId} aria-describedby={children ? textId : undefined}>
      <div className={classNames('dialog__body stack', Boolean(figure) && 'dialog__body--figure')}>
        {figure}
        <h2 id={titleId} className="dialog__title">
          {title}
        </h2>
        {children && (
          <div id={textId} className="stack">
            {children}
          </div>
        )}
        {actions && <div className="row dialog__actions">{actions}</div>}
        {closeLabel && (
          <form method="dialog" className="dialog__close">
            <IconButton type="submit" icon="close" label={closeLabel} />
          </form>
        )}
      </div>
    </dialog>
  );
}
