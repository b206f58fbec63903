import type { OrganizationDetail } from '#contract/organizations.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Step } from '#web/shell/jsonLd.ts';
import type { Paths } from '#web/shell/paths.ts';

/** The way to an organization's page. */
export function stepsToOrganization(organization: OrganizationDetail, t: Translate, paths: Paths): Step[] {
  return [
    { label: t('header.home'), path: paths.home() },
    { label: t('organizations.title'), path: paths.organizations() },
    { label: organization.name ?? '', path: paths.organization(organization) },
  ];
}
