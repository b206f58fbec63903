import { useActionData, useLocation } from 'react-router';
import { definePage } from '#web/shell/definePage.ts';
import { loadCountries } from '#web/shell/forms/countryLists.ts';
import { lateForm } from '#web/shell/forms/lateForm.tsx';
import { type PostedForm, sentReference } from '#web/shell/forms/postedForm.ts';
import { breadcrumbList } from '#web/shell/jsonLd.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { FellowsHero } from './FellowsHero.tsx';

const { prepare, Form } = lateForm('fellows', async () => (await import('./FellowForm.tsx')).FellowForm);

/** Invited Founding Fellows tell how they should appear (spec §2). */
function FellowsFormPage() {
  const { search } = useLocation();
  const posted = useActionData<PostedForm>();
  return (
    <>
      <FellowsHero />
      <div className="form-area wrap">
        <Form posted={posted} reference={sentReference(search)} />
      </div>
    </>
  );
}

export const page = definePage<object>({
  loader: async () => {
    await Promise.all([prepare(), loadCountries()]);
    return {}; // without data a page counts as not found (headOf)
  },
  action: async (args) => (await import('./answerFellowPost.ts')).answerFellowPost(args),
  head: ({ t, language, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('meta.fellows.title'), site: viewer.siteName }),
    description: t('meta.fellows.description'),
    canonicalPath: pathsIn(language).fellowsForm(),
    jsonLd: import.meta.env.SSR && [
      breadcrumbList(viewer.publicUrl, [
        { label: t('header.home'), path: pathsIn(language).home() },
        { label: t('meta.fellows.title'), path: pathsIn(language).fellowsForm() },
      ]),
    ],
  }),
  Component: FellowsFormPage,
});
