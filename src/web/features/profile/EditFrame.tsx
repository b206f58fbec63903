import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useTranslate } from '#web/shell/language.tsx';
import type { CurrentState } from './profileAction.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { StaleChoice } from './StaleChoice.tsx';
import { useFormDraft } from './useFormDraft.ts';
import type { VersionLine } from './versionLines.ts';
import '#web/shell/forms/Form.css';
import { OfMember } from '#web/shell/OfMember.tsx';

interface EditFrameProps {
  section: string;
  itemId: number | null;
  /** Of what is changed; null for a new item. */
  version: number | null;
  outcome: AccountOutcome<CurrentState> | null;
  /** Where the other version differs, while the two are at odds. */
  describe: (saved: CurrentState) => readonly VersionLine[];
  children: ReactNode;
}

/** The form of a section or an item: what every one has around its fields. Posts to its page, with and without script. */
export function EditFrame({ section, itemId, version, outcome, describe, children }: EditFrameProps) {
  const { t, paths } = useTranslate();
  const { user } = useViewer();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, `profile.${user?.id ?? ''}.${section}.${itemId ?? 'new'}`, outcome === null);
  const current = outcome?.code === 'stale_version' ? outcome.shown : null;
  const target = itemId === null ? section : `item-${itemId}`;
  return (
    <form
      ref={form}
      method="post"
      action={`${paths.myProfile({ edit: section, item: itemId ?? undefined })}#${target}`}
      className="my-profile__form"
      noValidate
    >
      <OfMember />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="section" value={section} />
      {itemId !== null && <input type="hidden" name="id" value={itemId} />}
      {version !== null && <input type="hidden" name="version" value={Number(current?.version ?? version)} />}
      {current ? (
        <StaleChoice lines={describe(current)} backTo={`${paths.myProfile()}#${target}`} />
      ) : (
        outcome && (
          <Notice
            id={answerId}
            tone={outcome.code === 'held' ? 'info' : 'error'}
            role={outcome.code === 'held' ? 'status' : 'alert'}
          >
            {outcome.code === 'held'
              ? t('account.held')
              : outcome.code === 'not_found'
                ? t('profile.gone')
                : (outcome.message ?? t('profile.wrong'))}
          </Notice>
        )
      )}
      {draft.isRestored && (
        <Notice role="status">
          <div className="row">
            <p>{t('profile.draft.restored')}</p>
            <Button variant="quiet" size="small" onClick={draft.discard}>
              {t('profile.draft.discard')}
            </Button>
          </div>
        </Notice>
      )}
      {children}
      <div className="row">
        <Button type="submit">{t(current ? 'profile.stale.mine' : 'account.save')}</Button>
        <a className={buttonClass({ variant: 'quiet' })} href={`${paths.myProfile()}#${target}`} onClick={draft.clear}>
          {t('profile.cancel')}
        </a>
      </div>
    </form>
  );
}
