import type { ConnectionItem } from '#contract/connections.ts';
import { formatDate } from '#i18n/format.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { connectionStanding } from '#web/cards/connectionStanding.ts';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { namesIn } from '#web/cards/memberNames.ts';
import { MutualMembers } from '#web/cards/MutualMembers.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { InPlaceForm } from '#web/shell/account/InPlaceForm.tsx';
import { MessageForm } from '#web/shell/account/MessageForm.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import type { ConnectionTab } from './connectionTabs.ts';

type Step = Exclude<ConnectionItem['actions'][number], 'request'>;

/** What is done seldom, and cannot be taken back at once, waits behind a second press. */
const folded: ReadonlySet<string> = new Set<Step>(['remove', 'block']);

const standingOfTab = { connections: 'connected', received: 'received', sent: 'sent', blocked: 'blocked' } as const;

interface ConnectionRowProps {
  item: ConnectionItem;
  tab: ConnectionTab;
  /** The query of the address, which the buttons come back to. */
  search: string;
}

/** One of the member's connections or requests, with the buttons that fit it. */
export function ConnectionRow({ item, tab, search }: ConnectionRowProps) {
  const { t, language, paths } = useTranslate();
  const { timeZone } = useViewer();
  const { member, note } = item;
  const { shown, other } = namesIn(member, language);
  const name = <MarkedText {...shown} />;
  const standing = connectionStanding(item);
  const steps = item.actions.filter((action): action is Step => action !== 'request');
  const open = steps.filter((step) => !folded.has(step));
  const late = steps.filter((step) => folded.has(step));
  const form = (step: Step) => <StepForm key={step} step={step} item={item} name={shown.text} search={search} />;
  return (
    <li className="connection card" id={`connection-${item.id}`} data-place="" tabIndex={-1}>
      <ArchPortrait name={shown.text} src={member.avatar_url} size="small" />
      <div className="connection__body">
        <h3 className="connection__name">{item.has_page ? <a href={paths.member(member)}>{name}</a> : name}</h3>
        {other && (
          <p className="small muted">
            <MarkedText {...other} />
          </p>
        )}
        <p className="small">
          {member.current_title && <MarkedText text={member.current_title} />}
          {member.current_title && member.organization && ' · '}
          {member.organization && <WrittenText en={member.organization.name_en} ar={member.organization.name_ar} />}
        </p>
        {note !== null && tab !== 'connections' && tab !== 'blocked' && (
          <blockquote className="member-note">
            <bdi>{note}</bdi>
          </blockquote>
        )}
        <MutualMembers mutual={item.mutual} />
        {standing === standingOfTab[tab] ? (
          <p className="small muted">
            <Sentence
              id={`connection.since.${tab}`}
              nodes={{
                date: <time dateTime={item.changed_at}>{formatDate(item.changed_at, language, timeZone)}</time>,
              }}
            />
          </p>
        ) : (
          // It has come to stand otherwise while the page was open.
          <p>
            <strong>{t(`connection.state.${standing ?? 'none'}`)}</strong>
          </p>
        )}
      </div>
      <div className="connection__steps">
        {item.can_chat && <MessageForm userId={member.id} name={shown.text} size="small" />}
        {open.map(form)}
        {late.length > 0 && (
          <Disclosure className="disclosure--quiet" summary={t('connection.more')}>
            <div className="row">{late.map(form)}</div>
          </Disclosure>
        )}
      </div>
    </li>
  );
}

const looks: Partial<Record<Step, ButtonProps['variant']>> = { accept: 'primary', block: 'danger' };

function StepForm({ step, item, name, search }: { step: Step; item: ConnectionItem; name: string; search: string }) {
  const { t, paths } = useTranslate();
  return (
    <InPlaceForm
      action={`${paths.myConnections()}${search}#connections-list`}
      values={{ intent: `connection-${step}`, id: String(item.id), back: search }}
    >
      <Button
        type="submit"
        size="small"
        variant={looks[step] ?? 'secondary'}
        aria-label={t(`connection.actionNamed.${step}`, { name })}
      >
        {t(`connection.action.${step}`)}
      </Button>
    </InPlaceForm>
  );
}
