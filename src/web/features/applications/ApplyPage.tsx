import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { OwnStanding } from '#contract/applications.ts';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import type { CvList } from '#contract/profileCv.ts';
import { pathOfApplication } from '#domain/notifications.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Notice } from '#ui/Notice.tsx';
import { ApplicationChip } from '#web/cards/ApplicationChip.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { DeadlineLabel } from '#web/cards/DeadlineLabel.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { useNote } from '#web/shell/account/useNote.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { notFound, pageLoader } from '#web/shell/loading.ts';
import { pathsIn } from '#web/shell/paths.ts';
import '#web/shell/forms/Form.css';
import type { ApplyOutcome } from './applyAction.ts';
import { ApplyForm } from './ApplyForm.tsx';
import './ApplyPage.css';

interface ApplyData {
  opportunity: OpportunityDetail;
  own: OwnStanding;
  cvs: CvList['items'];
  held: ApplyOutcome | null;
}

/** Applying to one opportunity (decisions §5): a page of its own, for members. */
function ApplyPage() {
  const { t, paths } = useTranslate();
  const { opportunity, own, cvs, held } = useLoaderData<ApplyData>();
  const outcome = useActionData<ApplyOutcome>() ?? held ?? undefined;
  const { search } = useNote();
  const done = outcome ? null : new URLSearchParams(search).get('done');
  const canSend = own.steps.includes('submit');
  return (
    <div className="apply-page wrap">
      <header className="stack">
        <Crumbs
          steps={[
            { label: t('header.home'), path: paths.home() },
            { label: t('opportunities.title'), path: paths.opportunities() },
            { label: opportunity.title ?? '', path: paths.opportunity(opportunity) },
            { label: t('apply.title'), path: paths.apply(opportunity) },
          ]}
        />
        <h1>{t('apply.title')}</h1>
        <p className="apply-page__for">
          <a href={paths.opportunity(opportunity)}>
            <WrittenText en={opportunity.title_en} ar={opportunity.title_ar} />
          </a>
          {opportunity.organization && (
            <>
              {' · '}
              <WrittenText en={opportunity.organization.name_en} ar={opportunity.organization.name_ar} />
            </>
          )}
        </p>
        <DeadlineLabel times={opportunity} />
        {(done === 'draft' || done === 'discarded') && (
          <Notice id="apply-done" tone="success" role="status">
            {t(`apply.done.${done}`)}
          </Notice>
        )}
      </header>
      {!canSend && !outcome?.sent && <Closed opportunity={opportunity} own={own} />}
      {/* What was typed stays readable, also where it can not be sent any more. */}
      {(canSend || outcome) && <ApplyForm opportunity={opportunity} own={own} cvs={cvs} outcome={outcome} />}
    </div>
  );
}

/** In place of the form: where it stands, and the way on. */
function Closed({ opportunity, own }: Pick<ApplyData, 'opportunity' | 'own'>) {
  const { t, paths, language } = useTranslate();
  return (
    <div className="card stack">
      {own.application && (
        <p className="row">
          <strong>{t('applications.yours')}</strong>
          <ApplicationChip status={own.application.status} />
        </p>
      )}
      <p>{t(own.is_applied ? 'apply.alreadySent' : opportunity.is_open ? 'apply.elsewhere' : 'apply.closed')}</p>
      <p className="row">
        <a className={buttonClass({ variant: 'secondary' })} href={paths.opportunity(opportunity)}>
          {t('apply.toOpportunity')}
        </a>
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={own.application ? `/${language}${pathOfApplication(own.application.id)}` : paths.myApplications()}
        >
          {t(own.is_applied ? 'apply.toApplication' : 'memberMenu.applications')}
        </a>
      </p>
    </div>
  );
}

export const page = definePage<ApplyData>({
  audience: 'members',
  loader: pageLoader(async ({ api, params, language, url, heldForm }) => {
    const wanted = parseIdSlug(params.idSlug ?? '');
    if (!wanted) throw notFound();
    const input = { params: { id: String(wanted.id) } };
    const [opportunity, own, cvs] = await Promise.all([
      api.getOpportunity(input),
      api.getOwnStanding(input),
      api.listCvs(),
    ]);
    if (opportunity.slug !== wanted.slug) throw redirect(pathsIn(language).apply(opportunity) + url.search, 301);
    const held = heldForm && {
      values: heldForm,
      errors: {},
      message: null,
      code: 'held',
      fileName: null,
      isFileKept: false,
    };
    const loaded = data(
      { opportunity, own, cvs: cvs.items, held },
      { headers: { 'cache-control': 'private, no-store' } },
    );
    // The router unpacks this before the page sees it.
    return loaded as unknown as ApplyData;
  }),
  action: async (args) => (await import('./applyAction.ts')).applyAction(args),
  head: ({ data: { opportunity }, t, viewer }) => ({
    title: t('meta.titleWithSite', {
      title: t('apply.titleFor', { title: opportunity.title ?? '' }),
      site: viewer.siteName,
    }),
    description: t('apply.lead'),
    isIndexed: false,
  }),
  Component: ApplyPage,
});
