import { useActionData, useLocation } from 'react-router';
import type { Translate } from '#i18n/translate.ts';
import { ArchRow, type RowArch } from '#web/cards/ArchRow.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { loadCountries } from '#web/shell/forms/countryLists.ts';
import { lateForm } from '#web/shell/forms/lateForm.tsx';
import { type CaptchaData, loadCaptcha } from '#web/shell/forms/loadCaptcha.ts';
import { type PostedForm, sentReference } from '#web/shell/forms/postedForm.ts';
import { breadcrumbList, type Step } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';
import { JoinReasons } from './JoinReasons.tsx';

/** Arches that stand already, and room for one more. */
const arches: readonly RowArch[] = [
  { hue: 'brand', height: 128, isLit: true },
  { hue: 'brand', height: 168, isLit: true },
  { hue: 'brand', height: 204, isLit: false },
  { hue: 'brand', height: 150, isLit: true },
];

const { prepare, Form } = lateForm('join', async () => (await import('./JoinForm.tsx')).JoinForm);

/** An organization asks to join the network (decisions §4). */
function JoinPage() {
  const { t, paths } = useTranslate();
  const { search } = useLocation();
  const posted = useActionData<PostedForm>();
  return (
    <>
      <FloorHero
        above={<Crumbs steps={stepsTo(t, paths)} />}
        title={t('join.title')}
        lead={t('join.lead')}
        figure={<ArchRow width={340} arches={arches} />}
      />
      <div className="form-area form-page wrap">
        <Form posted={posted} reference={sentReference(search)} />
        <JoinReasons />
      </div>
    </>
  );
}

export const page = definePage<CaptchaData>({
  loader: pageLoader(async (args) => {
    const [captcha] = await Promise.all([loadCaptcha(args), prepare(), loadCountries()]);
    return captcha;
  }),
  action: async (args) => (await import('./answerJoinPost.ts')).answerJoinPost(args),
  head: ({ t, language, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('meta.join.title'), site: viewer.siteName }),
    description: t('meta.join.description'),
    canonicalPath: pathsIn(language).joinUs(),
    imagePath: pathsIn(language).shareImage('join-us'),
    jsonLd: import.meta.env.SSR && [breadcrumbList(viewer.publicUrl, stepsTo(t, pathsIn(language)))],
  }),
  Component: JoinPage,
});

function stepsTo(t: Translate, paths: Paths): Step[] {
  return [
    { label: t('header.home'), path: paths.home() },
    { label: t('organizations.title'), path: paths.organizations() },
    { label: t('join.title'), path: paths.joinUs() },
  ];
}
