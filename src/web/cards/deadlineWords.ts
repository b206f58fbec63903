import { closingSoonDays } from '#domain/opportunity.ts';
import { daysUntil, formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Viewer } from '#web/shell/viewer.tsx';

export interface DeadlineTimes {
  opens_at: string;
  deadline_at: string | null;
  is_rolling: boolean;
  is_open: boolean;
}

export interface DeadlineWords {
  /** "12 days left", "Rolling", "Closed". */
  remaining: string;
  /** Calendar days to the deadline in the viewer's zone; null where no deadline lies ahead. */
  daysLeft: number | null;
  /** The sentence of the exact moment with its `{date}`, or a plain one. */
  moment: { id: MessageId; at: string | null } | null;
  isUrgent: boolean;
  isOver: boolean;
}

/** Where an opportunity stands on the viewer's clock and calendar, in words. */
export function deadlineWords(times: DeadlineTimes, viewer: Viewer, language: Language, t: Translate): DeadlineWords {
  const { deadline_at: at, opens_at: opensAt, is_open: isOpen, is_rolling: isRolling } = times;
  const isAhead = at !== null && at > viewer.now;
  const rest = { daysLeft: null, isUrgent: false, isOver: false };
  if (!isOpen && opensAt > viewer.now && (at === null || isAhead)) {
    const remaining = t('deadline.notYetOpen', { date: formatDate(opensAt, language, viewer.timeZone) });
    return { ...rest, remaining, moment: at === null ? null : { id: 'opportunities.closes', at } };
  }
  if (!isOpen) {
    // Closed by its owner before the deadline, the deadline's date would mislead.
    const moment = at !== null && !isAhead ? ({ id: 'opportunities.closed', at } as const) : null;
    return { ...rest, remaining: t('deadline.closed'), moment, isOver: true };
  }
  if (at === null) {
    return {
      ...rest,
      remaining: t(isRolling ? 'deadline.rolling' : 'deadline.open'),
      moment: { id: 'deadline.noFixed', at: null },
    };
  }
  const daysLeft = Math.max(0, daysUntil(at, new Date(viewer.now), viewer.timeZone) ?? 0);
  return {
    remaining: t('deadline.daysLeft', { count: daysLeft }),
    daysLeft,
    moment: { id: 'opportunities.closes', at },
    isUrgent: daysLeft <= closingSoonDays,
    isOver: false,
  };
}
