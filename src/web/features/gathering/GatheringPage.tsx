import { useLoaderData } from 'react-router';
import { daysUntil, formatDate } from '#i18n/format.ts';
import type { Translate } from '#i18n/translate.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Kicker } from '#ui/Card.tsx';
import type { Hue } from '#ui/hue.ts';
import { Icon } from '#ui/Icon.tsx';
import { ArchRow } from '#web/cards/ArchRow.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { MissingPart } from '#web/cards/Panel.tsx';
import { TextBlocks } from '#web/cards/TextBlocks.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { breadcrumbList, type Step } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { askServer, pageLoader } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { Agenda } from './Agenda.tsx';
import { eventJsonLd } from './eventJsonLd.ts';
import './GatheringPage.css';
import { Invitation } from './Invitation.tsx';
import { Questions } from './Questions.tsx';
import { type ReadEvent, readEvent } from './readEvent.ts';
import { Speakers } from './Speakers.tsx';

interface GatheringData {
  slug: string;
  /** Null where it could not be loaded. */
  event: ReadEvent | null;
}

/** The public part of the annual gathering; whoever has an invitation is told where to confirm it. */
function GatheringPage() {
  const { t, paths } = useTranslate();
  const { slug, event } = useLoaderData<GatheringData>();
  const crumbs = <Crumbs steps={stepsTo(slug, event?.title, t, paths)} />;
  if (!event) {
    return (
      <div className="gathering wrap">
        {crumbs}
        <h1>{t('gathering.kicker')}</h1>
        <MissingPart shape="text" count={4} />
      </div>
    );
  }
  return (
    <>
      <FloorHero
        above={
          <>
            {crumbs}
            <Kicker>{t('gathering.byInvitation')}</Kicker>
          </>
        }
        title={event.title}
        lead={event.summary}
        figure={<DayArches days={event.days.map(({ date }) => date)} />}
      >
        <EventFacts event={event} />
      </FloorHero>
      <div className="wrap">
        <div className="gathering__opening section">
          <TextBlocks blocks={event.intro} />
          <Invitation />
        </div>
        <Agenda event={event} />
        <Speakers speakers={event.speakers} />
        <Questions questions={event.faq} />
      </div>
    </>
  );
}

function EventFacts({ event }: { event: ReadEvent }) {
  const { t, language, paths } = useTranslate();
  const { now } = useViewer();
  const { startsOn, endsOn, timeZone } = event;
  const day = (date: string) => (
    <time className="unit" dateTime={date}>
      {formatDate(date, language, timeZone)}
    </time>
  );
  const isPast = (daysUntil(endsOn, new Date(now), timeZone) ?? 0) < 0;
  return (
    <>
      <dl className="gathering__facts">
        <dt>{t('gathering.dates')}</dt>
        <dd>
          {startsOn === endsOn ? (
            day(startsOn)
          ) : (
            <Sentence id="gathering.dateRange" nodes={{ from: day(startsOn), to: day(endsOn) }} />
          )}
        </dd>
        {event.venue && (
          <>
            <dt>{t('gathering.venue')}</dt>
            <dd>{event.venue}</dd>
          </>
        )}
      </dl>
      {isPast ? (
        <p className="muted">{t('gathering.past')}</p>
      ) : (
        <p className="row">
          <a className={buttonClass({ variant: 'secondary' })} href={paths.calendarFile(event.slug)} download="">
            <Icon name="calendar" />
            {t('gathering.addToCalendar')}
          </a>
        </p>
      )}
    </>
  );
}

const dayHues: readonly Hue[] = [
  'artificial-intelligence',
  'precision-health',
  'social-progress',
  'progressive-education',
  'sustainability',
];

/** An arch for each day with its number. */
function DayArches({ days }: { days: readonly string[] }) {
  const arches = days.slice(0, 5).map((date, index) => ({
    hue: dayHues[index] ?? 'brand',
    height: 150 + (index % 2) * 36,
    isLit: true,
    text: String(Number(date.slice(8, 10))),
  }));
  return arches.length === 0 ? null : <ArchRow width={Math.min(460, 125 * arches.length)} arches={arches} />;
}

const stepsTo = (slug: string, title: string | undefined, t: Translate, paths: Paths): Step[] => [
  { label: t('header.home'), path: paths.home() },
  { label: title ?? t('gathering.kicker'), path: paths.event(slug) },
];

export const page = definePage<GatheringData>({
  loader: pageLoader(async ({ api, language, params, request, orMissing }) => {
    const { eventSlug: slug = '' } = params;
    if (!/^annual-gathering-\d{2}$/.test(slug)) return askServer({ request });
    const event = await orMissing(api.getEvent({ params: { slug } }));
    return { slug, event: event && readEvent(event, language) };
  }),
  head: ({ data: { slug, event }, t, language, viewer }) => {
    const paths = pathsIn(language);
    return {
      title: t('meta.titleWithSite', { title: event?.title ?? t('meta.gathering.title'), site: viewer.siteName }),
      description: event?.summary ?? t('meta.gathering.description'),
      canonicalPath: paths.event(slug),
      ...(event ? { imagePath: paths.shareImage(`events/${slug}`) } : {}),
      jsonLd: import.meta.env.SSR && [
        ...(event ? [eventJsonLd(event, language, viewer)] : []),
        breadcrumbList(viewer.publicUrl, stepsTo(slug, event?.title, t, paths)),
      ],
    };
  },
  Component: GatheringPage,
});
