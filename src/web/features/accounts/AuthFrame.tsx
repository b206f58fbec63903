import type { ReactNode } from 'react';
import { useTranslate } from '#web/shell/language.tsx';
import { useShellData } from '#web/shell/shellData.ts';
import { Gate } from './Gate.tsx';
import './AuthFrame.css';

interface AuthFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The two ways in, above the form. */
  tabs?: ReactNode;
  /** The form's column is wider. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the entrance: its form, and beside it, on the floor line of the footer, the open gate. */
export function AuthFrame({ title, lead, tabs, isWide = false, children }: AuthFrameProps) {
  const { t } = useTranslate();
  const { contactEmail } = useShellData();
  return (
    <div className="auth">
      <div className="auth__row wrap">
        <div className={`auth__form ${isWide ? 'auth__form--wide' : ''}`.trim()}>
          <header className="auth__head">
            <h1>{title}</h1>
            {lead && <p className="muted">{lead}</p>}
          </header>
          {tabs}
          <div className="auth__body">{children}</div>
          {contactEmail !== null && (
            <p className="auth__help muted small">
              {t('auth.help')}{' '}
              <a href={`mailto:${contactEmail}`}>
                <bdi dir="ltr">{contactEmail}</bdi>
              </a>
            </p>
          )}
        </div>
        <div className="auth__figure">
          <Gate />
        </div>
      </div>
    </div>
  );
}
