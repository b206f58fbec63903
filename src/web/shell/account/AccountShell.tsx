import { type ReactNode, useRef } from 'react';
import { Disclosure } from '#ui/Disclosure.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { PageAnswer, SectionAnswer } from './AccountAnswer.tsx';
import { type AccountPageKey, accountMenu } from './accountMenu.ts';
import { readNote } from './accountNotes.ts';
import './AccountShell.css';
import { useAccountOutcome } from './useAccountOutcome.ts';
import { useAnswerFocus } from './useAnswerFocus.ts';
import { useNote } from './useNote.ts';

interface AccountShellProps {
  current: AccountPageKey;
  title: string;
  lead: string;
  /** What the page says of a form that was sent, where it is not `PageAnswer` for all its sections. */
  answer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the account: its menu at the side, or folded above it on a narrow screen. */
export function AccountShell({ current, title, lead, answer = <PageAnswer />, children }: AccountShellProps) {
  const { t } = useTranslate();
  const { search, isPast } = useNote();
  const page = useRef<HTMLDivElement>(null);
  const outcome = useAccountOutcome();
  useAnswerFocus(page, isPast ? null : (outcome ?? readNote(search)));
  return (
    <div className="account wrap">
      <div className="account__side">
        <p className="account__name">{t('account.title')}</p>
        <nav className="account__wide" aria-label={t('account.title')}>
          <MenuList current={current} />
        </nav>
        <nav className="account__narrow" aria-label={t('account.title')}>
          <Disclosure summary={title}>
            <MenuList current={current} />
          </Disclosure>
        </nav>
      </div>
      <div ref={page} className="account__page">
        <header>
          <h1>{title}</h1>
          <p className="muted">{lead}</p>
        </header>
        {answer}
        {children}
      </div>
    </div>
  );
}

function MenuList({ current }: { current: AccountPageKey }) {
  const { t, paths } = useTranslate();
  return (
    <ul className="account__menu">
      {accountMenu.map(({ key, label, pathOf }) => (
        <li key={key}>
          <a href={pathOf(paths)} aria-current={key === current ? 'page' : undefined}>
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One matter of the page: what it is, how it stands, what can be done. Its address is `#id`. */
export function AccountSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="account__section" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="muted">{lead}</p>}
      </header>
      <div className="account__body">
        <SectionAnswer id={id} />
        {children}
      </div>
    </section>
  );
}
