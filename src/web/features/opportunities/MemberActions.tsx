import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import type { OwnStanding } from '#contract/applications.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { pathOfApplication } from '#domain/notifications.ts';
import { formatDateTime } from '#i18n/format.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { ApplicationChip } from '#web/cards/ApplicationChip.tsx';
import type { PostedValues } from '#web/shell/account/accountAction.ts';
import { InPlaceContext } from '#web/shell/account/inPlace.ts';
import { InPlaceForm } from '#web/shell/account/InPlaceForm.tsx';
import { useInPlace } from '#web/shell/account/useInPlace.ts';
import { useNote } from '#web/shell/account/useNote.ts';
import { logAction } from '#web/shell/actionLog.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { type OwnIntent, type OwnOutcome, readOwnNote } from './ownNotes.ts';
import { takeOwnStep } from './takeOwnStep.ts';

export interface MemberActionsProps {
  opportunity: OpportunityDetail;
  own: OwnStanding;
}

/** The buttons that fit where the member stands with this opportunity: to apply, what became of it, to save. */
export function MemberActions({ opportunity, own: loaded }: MemberActionsProps) {
  const { t } = useTranslate();
  const { shown: own, forms } = useInPlace({
    loaded,
    run: async (api, { intent }) => {
      const note = await takeOwnStep(api, opportunity.id, intent);
      return note === null ? '' : t(`opportunity.done.${note}`);
    },
    change,
  });
  return (
    <InPlaceContext value={forms}>
      <div id="own" className="stack opportunity-page__own" data-place="" tabIndex={-1}>
        <Outcome />
        {own.application ? (
          <Standing opportunity={opportunity} application={own.application} />
        ) : (
          <Apply opportunity={opportunity} own={own} />
        )}
        <OwnForm
          opportunity={opportunity}
          intent={own.is_saved ? 'unsave' : 'save'}
          variant="secondary"
          icon={own.is_saved ? 'check' : 'bookmark'}
          label={t(own.is_saved ? 'opportunity.unsave' : 'opportunity.save')}
        />
      </div>
    </InPlaceContext>
  );
}

/** What the page shows once a button was pressed; what is possible then, the server says. */
function change(own: OwnStanding, { intent }: PostedValues): OwnStanding {
  if (intent !== 'cancel' || !own.application) return { ...own, is_saved: intent === 'save' };
  return { ...own, is_applied: false, application: { ...own.application, status: 'withdrawn', steps: [] } };
}

/** What came of the last press, with the focus on it: the page came anew. */
function Outcome() {
  const { t } = useTranslate();
  const { search, isPast } = useNote();
  const posted = useActionData<OwnOutcome>();
  const refused = isPast ? undefined : posted;
  const place = useRef<HTMLDivElement>(null);
  const note = refused ? null : readOwnNote(search);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('.notice')?.focus({ preventScroll: true });
  }, [note, refused]);
  if (!refused && note === null) return null;
  return (
    <div ref={place}>
      {refused ? (
        <Notice id="own-answer" tone="error" role="alert">
          {refused.message}
        </Notice>
      ) : (
        <Notice id="own-answer" tone="success" role="status">
          {note && t(`opportunity.done.${note}`)}
        </Notice>
      )}
    </div>
  );
}

function Apply({ opportunity, own }: MemberActionsProps) {
  const { t, paths } = useTranslate();
  // Elsewhere, not yet, or no longer: as visitors see it.
  if (!own.steps.includes('submit')) return <ApplyPanel opportunity={opportunity} />;
  return (
    <a className={buttonClass({ isWide: true, size: 'large' })} href={paths.apply(opportunity)} rel="nofollow">
      {t('opportunity.apply')}
    </a>
  );
}

function Standing({
  opportunity,
  application,
}: {
  opportunity: OpportunityDetail;
  application: NonNullable<OwnStanding['application']>;
}) {
  const { t, paths, language } = useTranslate();
  const { timeZone } = useViewer();
  const { status, steps, updated_at: at } = application;
  const isDraft = status === 'draft';
  return (
    <>
      <div>
        <p className="row">
          <strong>{t('applications.yours')}</strong>
          <ApplicationChip status={status} />
        </p>
        <p className="small muted">
          <Sentence
            id={isDraft ? 'applications.draftOf' : 'applications.statusSince'}
            nodes={{ date: <time dateTime={at}>{formatDateTime(at, language, timeZone)}</time> }}
          />
        </p>
      </div>
      {steps.includes('submit') ? (
        <a className={buttonClass({ isWide: true, size: 'large' })} href={paths.apply(opportunity)} rel="nofollow">
          {t(isDraft ? 'applications.goOn' : 'applications.applyAgain')}
        </a>
      ) : (
        !opportunity.is_open && <ApplyPanel opportunity={opportunity} />
      )}
      {!isDraft && (
        <a className="text-link" href={`/${language}${pathOfApplication(application.id)}`}>
          {t('applications.toTimeline')}
        </a>
      )}
      {steps.includes('cancel') && (
        <OwnForm opportunity={opportunity} intent="cancel" variant="quiet" label={t('applications.withdraw')} />
      )}
    </>
  );
}

/** One button: in place, or by a post to the page. */
function OwnForm({
  opportunity,
  intent,
  label,
  variant,
  icon,
}: Pick<MemberActionsProps, 'opportunity'> & {
  intent: OwnIntent;
  label: ReactNode;
  variant: ButtonProps['variant'];
  icon?: ButtonProps['icon'];
}) {
  const { paths } = useTranslate();
  return (
    <InPlaceForm action={`${paths.opportunity(opportunity)}#own`} values={{ intent }}>
      <Button
        type="submit"
        variant={variant}
        icon={icon}
        isWide
        onClick={() => logAction({ action: intent, targetType: 'opportunity', targetId: opportunity.id })}
      >
        {label}
      </Button>
    </InPlaceForm>
  );
}
