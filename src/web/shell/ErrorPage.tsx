import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslate } from './language.tsx';

/** What a person sees when a page does not exist or could not be made. */
export function ErrorPage() {
  const { t, paths } = useTranslate();
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="measure">
      <h1>{t(isNotFound ? 'meta.notFound.title' : 'meta.error.title')}</h1>
      <p>{isNotFound ? t('meta.notFound.description') : t('api.error.internal')}</p>
      <p>
        <a href={paths.home()}>{t('error.notFound.home')}</a>
      </p>
    </div>
  );
}
