import type { MemberDetail } from '#contract/members.ts';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** Where a member works: the organization's page, or the name that the member wrote. */
export function Workplace({ member: { organization, organization_name } }: { member: MemberDetail }) {
  const { paths } = useTranslate();
  if (!organization) return organization_name && <MarkedText text={organization_name} />;
  return (
    <a href={paths.organization(organization)}>
      <WrittenText en={organization.name_en} ar={organization.name_ar} />
    </a>
  );
}
