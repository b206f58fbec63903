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
import { ContactAside } from './ContactAside.tsx';

/** Two doors that face each other. */
const arches: readonly RowArch[] = [
  { hue: 'brand', height: 168, isLit: true },
  { hue: 'progressive-education', height: 168, isLit: true },
];

const { prepare, Form } = lateForm('contact', async () => (await import('./ContactForm.tsx')).ContactForm);

/** Writing to the secretariat, and other ways to it (decisions §4). */
function ContactPage() {
  const { t, paths } = useTranslate();
  const { search } = useLocation();
  const posted = useActionData<PostedForm>();
  return (
    <>
      <FloorHero
        above={<Crumbs steps={stepsTo(t, paths)} />}
        title={t('contact.title')}
        lead={t('contact.lead')}
        figure={<ArchRow width={180} arches={arches} />}
      />
      <div className="form-area form-page wrap">
        <Form posted={posted} reference={sentReference(search)} />
        <ContactAside />
      </div>
    </>
  );
}

export const page = definePage<CaptchaData>({
  loader: pageLoader(async (args) => {
    const [captcha] = await Promise.all([loadCaptcha(args), prepare(), loadCountries()]);
    return captcha;
  }),
  action: async (args) => (await import('./answerContactPost.ts')).answerContactPost(args),
  head: ({ t, language, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('meta.contact.title'), site: viewer.siteName }),
    description: t('meta.contact.description'),
    canonicalPath: pathsIn(language).contact(),
    imagePath: pathsIn(language).shareImage('contact-us'),
    jsonLd: import.meta.env.SSR && [breadcrumbList(viewer.publicUrl, stepsTo(t, pathsIn(language)))],
  }),
  Component: ContactPage,
});

function stepsTo(t: Translate, paths: Paths): Step[] {
  return [
    { label: t('header.home'), path: paths.home() },
    { label: t('contact.title'), path: paths.contact() },
  ];
}
