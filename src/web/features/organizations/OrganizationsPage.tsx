import { useLoaderData } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listOrganizations } from '#contract/organizations.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { ArchRow } from '#web/cards/ArchRow.tsx';
import { type DirectoryData, directoryHead, DirectoryPage, readDirectory } from '#web/cards/DirectoryPage.tsx';
import { listRequest } from '#web/cards/listRequest.ts';
import { OrganizationCard } from '#web/cards/OrganizationCard.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import './OrganizationsPage.css';

type OrganizationsData = DirectoryData<EndpointData<typeof listOrganizations>>;

const skyline = [128, 168, 204, 150] as const;

function OrganizationsPage() {
  const { t, paths } = useTranslate();
  const { values, list } = useLoaderData<OrganizationsData>();
  return (
    <DirectoryPage
      of="organizations"
      values={values}
      list={list}
      figure={<ArchRow width={340} arches={skyline.map((height) => ({ hue: 'brand', height, isLit: true }))} />}
      ownFilter={{ key: 'type', legend: t('filters.organizationType'), options: list?.filters.type ?? [] }}
      cards={list?.items.map((organization) => (
        <OrganizationCard key={organization.id} as="li" headingLevel={2} organization={organization} />
      ))}
    >
      <section className="wrap" aria-labelledby="join-call">
        <div className="join-call">
          <div>
            <h2 id="join-call">{t('organizations.joinTitle')}</h2>
            <p className="muted">{t('organizations.joinText')}</p>
          </div>
          <a className={buttonClass({})} href={paths.joinUs()}>
            {t('organizations.joinAction')}
          </a>
        </div>
      </section>
    </DirectoryPage>
  );
}

export const page = definePage<OrganizationsData>({
  loader: pageLoader(async ({ api, url, orEmpty }) => {
    const values = readDirectory(url, 'type');
    const query = { ...listRequest(values), type: values.type };
    return { values, list: await orEmpty(api.listOrganizations({ query }), null) };
  }),
  head: (args) => directoryHead('organizations', args),
  Component: OrganizationsPage,
});
