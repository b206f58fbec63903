import { useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import type { Relation } from '#contract/connections.ts';
import type { MemberDetail } from '#contract/members.ts';
import { maxConnectionNoteLength } from '#domain/connection.ts';
import { longTextLength } from '#domain/longText.ts';
import { formatDate } from '#i18n/format.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextInput.tsx';
import { connectionStanding } from '#web/cards/connectionStanding.ts';
import { MutualMembers } from '#web/cards/MutualMembers.tsx';
import { InPlaceContext, useRefusal } from '#web/shell/account/inPlace.ts';
import { InPlaceForm } from '#web/shell/account/InPlaceForm.tsx';
import { MessageForm } from '#web/shell/account/MessageForm.tsx';
import { useInPlace } from '#web/shell/account/useInPlace.ts';
import { useNote } from '#web/shell/account/useNote.ts';
import { LengthCounter } from '#web/shell/forms/LengthCounter.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { type ConnectNote, type ConnectOutcome, readConnectNote } from './connectNotes.ts';
import { expectRelation } from './expectRelation.ts';
import { takeConnectStep } from './takeConnectStep.ts';

export interface ConnectPanelProps {
  member: MemberDetail;
  relation: Relation;
}

type Action = Relation['actions'][number];

const looks: Partial<Record<Action, ButtonProps['variant']>> = { accept: 'primary', block: 'danger' };

/** How the member who looks stands to this one: what they are to each other, and the buttons that fit it. */
export function ConnectPanel({ member, relation: loaded }: ConnectPanelProps) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  const { shown: relation, forms } = useInPlace({
    loaded,
    run: async (api, values) => {
      const step = await takeConnectStep(api, member.id, values);
      return step === null ? '' : t(`connection.done.${step}`);
    },
    change: (before, values) => expectRelation(before, values, new Date()),
    // Whoever cannot be asked has a page all the same: why is not told.
    explain: (status, { intent }) => (status === 404 && intent === 'request' ? t('connection.cannotAsk') : null),
  });
  const { connection, actions, asks_again_at: asksAgainAt, mutual } = relation;
  const open = actions.filter(
    (action) => action === 'accept' || action === 'decline' || action === 'withdraw' || action === 'unblock',
  );
  const late = actions.filter((action) => action === 'remove' || action === 'block');
  const form = (action: Exclude<Action, 'request'>) => (
    <StepForm key={action} action={action} {...{ member, relation }} />
  );
  const state = connectionStanding(connection);
  return (
    <InPlaceContext value={forms}>
      <div id="connection" className="stack" data-place="" tabIndex={-1}>
        <Outcome />
        {state !== null && (
          <p>
            <strong>{t(`connection.state.${state}`)}</strong>
          </p>
        )}
        {state === 'received' && connection?.note && (
          <blockquote className="member-note">
            <bdi>{connection.note}</bdi>
          </blockquote>
        )}
        <MutualMembers mutual={mutual} />
        {actions.includes('request') && <RequestForm member={member} />}
        {asksAgainAt !== null && (
          <p className="muted">
            <Sentence
              id="connection.asksAgain"
              nodes={{ date: <time dateTime={asksAgainAt}>{formatDate(asksAgainAt, language, timeZone)}</time> }}
            />
          </p>
        )}
        {relation.can_chat && <MessageForm userId={member.id} />}
        {open.length > 0 && <div className="row">{open.map(form)}</div>}
        {late.length > 0 && (
          <Disclosure className="disclosure--quiet" summary={t('connection.more')}>
            <div className="row">{late.map(form)}</div>
          </Disclosure>
        )}
      </div>
    </InPlaceContext>
  );
}

/** What came of the last press, with the focus on it: the page came anew. */
function Outcome() {
  const { t } = useTranslate();
  const { search, isPast } = useNote();
  const refused = useActionData<ConnectOutcome>();
  const place = useRef<HTMLDivElement>(null);
  const note: ConnectNote | null = refused ? null : readConnectNote(new URLSearchParams(search).get('done'));
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('.notice')?.focus({ preventScroll: true });
  }, [note, refused]);
  const message = refused?.message ?? null;
  if (isPast || (message === null && note === null)) return null;
  return (
    <div ref={place}>
      <Notice
        id="connection-answer"
        tone={message === null ? 'success' : 'error'}
        role={message === null ? 'status' : 'alert'}
      >
        {message ?? (note && t(`connection.done.${note}`))}
      </Notice>
    </div>
  );
}

/** The request with a note, which opens with a press and without script. */
function RequestForm({ member }: Pick<ConnectPanelProps, 'member'>) {
  const { t, paths } = useTranslate();
  const values = { intent: 'request' };
  const refusal = useRefusal(values);
  const outcome = useActionData<ConnectOutcome>();
  const note = refusal?.values.note ?? outcome?.note ?? '';
  const error = (refusal ?? outcome)?.errors.note;
  return (
    <InPlaceForm action={`${paths.member(member)}#connection`} values={values} className="stack">
      <Disclosure className="disclosure--quiet" summary={t('connection.addNote')} isOpenAtFirst={note !== ''}>
        <Field
          id="note"
          label={t('connection.note')}
          hint={t('connection.noteHint')}
          counter={<LengthCounter of="note" text={note} max={maxConnectionNoteLength} measure={longTextLength} />}
          error={error}
        >
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={3}
              maxLength={maxConnectionNoteLength}
              defaultValue={note}
              dir="auto"
            />
          )}
        </Field>
      </Disclosure>
      <div className="row">
        <Button type="submit" icon="plus">
          {t('member.connect')}
        </Button>
      </div>
    </InPlaceForm>
  );
}

function StepForm({ action, member, relation }: ConnectPanelProps & { action: Exclude<Action, 'request'> }) {
  const { t, paths } = useTranslate();
  return (
    <InPlaceForm
      action={`${paths.member(member)}#connection`}
      values={{ intent: action, id: String(relation.connection?.id ?? '') }}
    >
      <Button type="submit" size="small" variant={looks[action] ?? 'secondary'}>
        {t(`connection.action.${action}`)}
      </Button>
    </InPlaceForm>
  );
}
