import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import './ErrorPage.css';
import { useTranslate } from './language.tsx';

/** What a person sees in the shell when a page does not exist, could not be made or could not be fetched. */
export function ErrorPage() {
  const kind = useErrorKind();
  return <div className="state-page wrap">{kind === 'notFound' ? <NotFound /> : <Failure kind={kind} />}</div>;
}

/** No page at this address: an open doorway, a search and the ways on. */
function NotFound() {
  const { t, paths } = useTranslate();
  const ways: [href: string, label: string][] = [
    [paths.home(), t('error.notFound.home')],
    [paths.opportunities(), t('menu.opportunities')],
    [paths.organizations(), t('menu.organizations')],
    [paths.members(), t('menu.members')],
    [paths.contact(), t('footer.contact')],
  ];
  return (
    <>
      <EmptyState title={t('error.notFound.title')} headingLevel={1}>
        {t('error.notFound.text')}
      </EmptyState>
      <form method="get" action={paths.opportunities()} role="search" className="state-page__search">
        <SearchBox
          name="q"
          label={t('error.notFound.search')}
          placeholder={t('error.notFound.search')}
          buttonText={t('search.submit')}
        />
      </form>
      <ul className="state-page__ways">
        {ways.map(([href, label]) => (
          <li key={href}>
            <a href={href} className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type Failing =
  | 'internal'
  | 'otherMember'
  | 'offline'
  | 'network'
  | 'tooMany'
  | 'unavailable'
  | 'tooLarge'
  | 'badRequest'
  | 'forbidden';

/** Something failed: a closed door, what happened, and the same address once more. */
function Failure({ kind }: { kind: Failing }) {
  const { t, paths } = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      headingLevel={1}
      title={t(`error.${kind}.title` as MessageId)}
      action={
        <>
          <a href={pathname + search} data-reload="" className={buttonClass({})}>
            {t('error.internal.retry')}
          </a>
          <a href={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {t('error.notFound.home')}
          </a>
        </>
      }
    >
      {t(`error.${kind}.text` as MessageId)}
    </ErrorState>
  );
}

const kindOfStatus: Record<number, Failing | 'notFound'> = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'notFound',
  405: 'badRequest',
  409: 'otherMember',
  413: 'tooLarge',
  415: 'badRequest',
  429: 'tooMany',
  503: 'unavailable',
};

function useErrorKind(): Failing | 'notFound' {
  const error = useRouteError();
  const isHydrated = useHydrated();
  if (isRouteErrorResponse(error)) return kindOfStatus[error.status] ?? 'internal';
  // A call's own conflict is none of whose page it is.
  if (isApiError(error) && error.status !== 409) return kindOfStatus[error.status] ?? 'internal';
  // A call or a page's code that could not be fetched.
  if (isHydrated && isNetworkFailure(error)) return navigator.onLine ? 'network' : 'offline';
  return 'internal';
}

/** A call or a page's code that did not come, or its styles, for which the bundler throws an error of its own. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload CSS'));
}
