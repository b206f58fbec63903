import { useEffect, useState } from 'react';
import type { Announcement } from '#contract/siteContent.ts';
import { otherLanguage } from '#i18n/language.ts';
import { Bdi } from '#ui/Bdi.tsx';
import { Ticker } from '#ui/Ticker.tsx';
import { onHeaderBeat } from './headerTimer.ts';
import { useTranslate } from './language.tsx';
import { useShellData } from './shellData.ts';
import { followThemeCookie } from './theme.ts';
import { useViewer } from './viewer.tsx';

/** The ticker above the header: the announcements whose time it is. Nothing at all when there are none. */
export function Announcements() {
  const { t, language } = useTranslate();
  const { announcements } = useShellData();
  const now = useHeaderTimer(announcements.length > 0);
  const items = announcements
    .filter((announcement) => isOn(announcement, now))
    .map((announcement) => {
      const isForeign = announcement[`text_${language}`] === null;
      const text = isForeign ? <Bdi lang={otherLanguage(language)}>{announcement.text}</Bdi> : announcement.text;
      return { id: announcement.id, content: announcement.url === null ? text : <a href={announcement.url}>{text}</a> };
    });
  return (
    <Ticker
      label={t('announcement.region')}
      items={items}
      pauseLabel={t('announcement.pause')}
      playLabel={t('announcement.play')}
    />
  );
}

/** Whether an announcement is to be seen at an instant, in milliseconds since the epoch: from its start, until its end. */
export function isOn({ starts_at, ends_at }: Pick<Announcement, 'starts_at' | 'ends_at'>, now: number): boolean {
  return Date.parse(starts_at) <= now && (ends_at === null || now < Date.parse(ends_at));
}

/**
 * Every 5000 ms: reads the cookies again, so that what was chosen in another tab shows here, and tells the time to the
 * announcements. Calls nothing.
 */
function useHeaderTimer(needsTime: boolean): number {
  const { now } = useViewer();
  const [time, setTime] = useState(() => Date.parse(now));
  useEffect(() => {
    return onHeaderBeat(() => {
      followThemeCookie();
      if (needsTime) setTime(Date.now());
    });
  }, [needsTime]);
  return time;
}
