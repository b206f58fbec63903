import type { ListMeta } from '#contract/fields.ts';
import { formatNumber } from '#i18n/format.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** Links to the pages of a list. */
export function ListPages({ meta, hrefOf }: { meta: ListMeta; hrefOf: (page: number) => string }) {
  const { t, language } = useTranslate();
  return (
    <Pagination
      label={t('pagination.label')}
      page={meta.page}
      lastPage={meta.last_page}
      isCapped={meta.is_total_capped}
      hrefOf={hrefOf}
      previousText={t('pagination.previous')}
      nextText={t('pagination.next')}
      describePage={(page) => t('pagination.page', { page: formatNumber(page, language) })}
      formatPage={(page) => formatNumber(page, language)}
    />
  );
}
