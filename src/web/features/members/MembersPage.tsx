import { useLoaderData } from 'react-router';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { listMembers } from '#contract/members.ts';
import { ArchRow, type RowArch } from '#web/cards/ArchRow.tsx';
import { type DirectoryData, directoryHead, DirectoryPage, readDirectory } from '#web/cards/DirectoryPage.tsx';
import { listRequest } from '#web/cards/listRequest.ts';
import { MemberCard } from '#web/cards/MemberCard.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';

type MembersData = DirectoryData<EndpointData<typeof listMembers>>;

/** People as the portal draws them: arches with initials, in both scripts. */
const gathering: RowArch[] = [
  { hue: 'progressive-education', height: 118, isLit: true, text: 'ل' },
  { hue: 'artificial-intelligence', height: 146, isLit: true, text: 'M' },
  { hue: 'sustainability', height: 128, isLit: true, text: 'ن' },
  { hue: 'precision-health', height: 152, isLit: true, text: 'S' },
  { hue: 'social-progress', height: 122, isLit: true, text: 'ع' },
];

function MembersPage() {
  const { t } = useTranslate();
  const { values, list } = useLoaderData<MembersData>();
  return (
    <DirectoryPage
      of="members"
      values={values}
      list={list}
      figure={<ArchRow width={400} arches={gathering} />}
      ownFilter={{
        key: 'organization',
        legend: t('filters.organization'),
        options: list?.filters.organization ?? [],
      }}
      cards={list?.items.map((member) => (
        <MemberCard key={member.id} as="li" headingLevel={2} member={member} />
      ))}
    />
  );
}

export const page = definePage<MembersData>({
  loader: pageLoader(async ({ api, url, orEmpty }) => {
    const values = readDirectory(url, 'organization');
    const query = { ...listRequest(values), organization: values.organization };
    return { values, list: await orEmpty(api.listMembers({ query }), null) };
  }),
  head: (args) => directoryHead('members', args),
  Component: MembersPage,
});
