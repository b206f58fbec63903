import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import type { Step } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';

/** The way to this page as the reader sees it; the head tells search engines the same steps. */
export function Crumbs({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslate();
  return <Breadcrumbs label={t('a11y.breadcrumb')} items={steps.map(({ label, path }) => ({ label, to: path }))} />;
}
