import { useLocation } from 'react-router';
import { buttonClass } from '#ui/buttonClass.ts';
import { ErrorState } from '#ui/EmptyState.tsx';
import type { HeadArguments, PageHead } from './head.ts';
import { useTranslate } from './language.tsx';

/** In place of a record that could not be loaded: the page comes without it, and can be asked for again (spec §8). */
export function MissingRecord() {
  const { t } = useTranslate();
  const { pathname } = useLocation();
  return (
    <div className="wrap">
      <ErrorState
        headingLevel={1}
        title={t('error.loader.title')}
        action={
          <a className={buttonClass({ variant: 'secondary' })} href={pathname} data-reload="">
            {t('error.loader.retry')}
          </a>
        }
      >
        {t('error.loader.text')}
      </ErrorState>
    </div>
  );
}

/** The head of such a page. */
export function missingRecordHead({ t }: Pick<HeadArguments<unknown>, 't'>): PageHead {
  return { title: t('meta.error.title'), description: t('meta.error.description'), isIndexed: false };
}
