import type { MutualConnections } from '#contract/connections.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { MarkedText } from './MarkedText.tsx';
import { namesIn } from './memberNames.ts';

/** Whom both are connected with: the first three by name, and how many there are. Nothing where there is nobody. */
export function MutualMembers({ mutual: { count, members } }: { mutual: MutualConnections }) {
  const { t, language, paths } = useTranslate();
  if (count === 0) return null;
  const more = count - members.length;
  return (
    <p className="small muted">
      {t('connection.mutual', { count })}
      {members.map((member, index) => (
        <span key={member.id}>
          {index === 0 ? ': ' : `${t('list.separator')} `}
          <a href={paths.member(member)}>
            <MarkedText {...namesIn(member, language).shown} />
          </a>
        </span>
      ))}
      {more > 0 && ` ${t('connection.mutualMore', { count: more })}`}
    </p>
  );
}
