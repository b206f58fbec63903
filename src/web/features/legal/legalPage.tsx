import { useLoaderData } from 'react-router';
import { formatDate } from '#i18n/format.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { MissingPart } from '#web/cards/Panel.tsx';
import { readSections, type TextSection } from '#web/cards/readBlocks.ts';
import { TextBlocks } from '#web/cards/TextBlocks.tsx';
import { definePage, type PageRoute } from '#web/shell/definePage.ts';
import { breadcrumbList, type Step } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import './LegalPage.css';

interface LegalText {
  title: string | null;
  description: string | null;
  updatedAt: string | null;
  sections: TextSection[];
}

interface LegalPageNames {
  slug: string;
  pathOf: (paths: Paths) => string;
  /** The words where the edited ones could not be loaded. */
  title: MessageId;
  description: MessageId;
}

/** A page of rules: contents beside the text, and the day of its last change. */
export function legalPage({ slug, pathOf, title, description }: LegalPageNames): PageRoute {
  function LegalPage() {
    const { t, paths } = useTranslate();
    const text = useLoaderData<LegalText>();
    const heading = text.title ?? t(title);
    return (
      <article className="legal wrap">
        <Crumbs steps={stepsTo(heading, t('header.home'), paths)} />
        <header className="legal__head">
          <h1>{heading}</h1>
          <p className="muted">{text.description ?? t(description)}</p>
          {text.updatedAt && <Updated at={text.updatedAt} />}
        </header>
        {text.sections.length === 0 ? <MissingPart shape="text" count={3} /> : <LegalBody sections={text.sections} />}
      </article>
    );
  }

  const stepsTo = (heading: string, home: string, paths: Paths): Step[] => [
    { label: home, path: paths.home() },
    { label: heading, path: pathOf(paths) },
  ];

  return definePage<LegalText>({
    loader: pageLoader(async ({ api, language, orMissing }) => {
      const page = await orMissing(api.getPage({ params: { slug } }));
      return {
        title: page?.title ?? null,
        description: page?.description ?? null,
        updatedAt: page?.updated_at ?? null,
        sections: readSections(page?.body ?? [], language),
      };
    }),
    head: ({ data, t, language, viewer }) => {
      const paths = pathsIn(language);
      const heading = data.title ?? t(title);
      return {
        title: t('meta.titleWithSite', { title: heading, site: viewer.siteName }),
        description: data.description ?? t(description),
        canonicalPath: pathOf(paths),
        jsonLd: import.meta.env.SSR && [breadcrumbList(viewer.publicUrl, stepsTo(heading, t('header.home'), paths))],
      };
    },
    Component: LegalPage,
  });
}

function Updated({ at }: { at: string }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  return (
    <p className="legal__updated small">
      <time dateTime={at}>{t('legal.updated', { date: formatDate(at, language, timeZone) })}</time>
    </p>
  );
}

function LegalBody({ sections }: { sections: readonly TextSection[] }) {
  const { t } = useTranslate();
  return (
    <div className="legal__columns">
      <nav className="legal__contents small" aria-labelledby="contents">
        <h2 id="contents" className="legal__contents-title">
          {t('legal.contents')}
        </h2>
        <ol>
          {sections.map(({ id, heading }) =>
            heading === null ? null : (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ),
          )}
        </ol>
      </nav>
      <div>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} className="legal__section" aria-labelledby={heading === null ? undefined : id}>
            {heading !== null && <h2 id={id}>{heading}</h2>}
            <TextBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}
