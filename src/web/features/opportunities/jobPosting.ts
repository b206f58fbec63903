import type { OpportunityDetail } from '#contract/opportunities.ts';
import type { Paths } from '#web/shell/paths.ts';
import type { Viewer } from '#web/shell/viewer.tsx';

/** Employment types in schema.org's words. */
const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
} as const;

/** An open opportunity for search engines (schema.org JobPosting); what is not known is left out. */
export function jobPosting(opportunity: OpportunityDetail, viewer: Viewer, paths: Paths): Record<string, unknown> {
  const { organization, country, city, employment_type, work_mode } = opportunity;
  const address = {
    '@type': 'PostalAddress',
    addressLocality: city ?? undefined,
    addressCountry: country ?? undefined,
  };
  const isRemote = work_mode === 'remote';
  return {
    '@type': 'JobPosting',
    title: opportunity.title,
    description: opportunity.description ?? opportunity.summary ?? opportunity.title,
    identifier: { '@type': 'PropertyValue', name: viewer.siteName, value: String(opportunity.id) },
    url: viewer.publicUrl + paths.opportunity(opportunity),
    datePosted: opportunity.published_at,
    validThrough: opportunity.deadline_at ?? undefined,
    employmentType: employment_type ? employmentTypes[employment_type] : undefined,
    jobStartDate: opportunity.starts_on ?? undefined,
    totalJobOpenings: opportunity.positions ?? undefined,
    hiringOrganization: organization
      ? { '@type': 'Organization', name: organization.name, url: viewer.publicUrl + paths.organization(organization) }
      : undefined,
    jobLocation: country || city ? { '@type': 'Place', address } : undefined,
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote && country ? { '@type': 'Country', name: country } : undefined,
    directApply: opportunity.apply_mode === 'internal',
  };
}
