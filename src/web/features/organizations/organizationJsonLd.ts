import type { OrganizationDetail } from '#contract/organizations.ts';

const schemaTypes: Partial<Record<OrganizationDetail['type'], string>> = {
  university: 'CollegeOrUniversity',
  research_center: 'ResearchOrganization',
  company: 'Corporation',
  government: 'GovernmentOrganization',
  nonprofit: 'NGO',
  school: 'School',
  hospital: 'Hospital',
};

/** An organization for search engines (schema.org); what is not known is left out. */
export function organizationJsonLd(
  organization: OrganizationDetail,
  url: string,
  publicUrl: string,
): Record<string, unknown> {
  const { name, name_en, name_ar, summary, description, website, city, country, logo_url, founded_year } = organization;
  const otherNames = [name_en, name_ar].filter((other) => other !== null && other !== name);
  return withoutNothing({
    '@type': schemaTypes[organization.type] ?? 'Organization',
    '@id': url,
    name,
    alternateName: otherNames[0],
    description: summary ?? description,
    url: website ?? url,
    logo: logo_url && publicUrl + logo_url,
    foundingDate: founded_year && String(founded_year),
    address:
      (city ?? country) && withoutNothing({ '@type': 'PostalAddress', addressLocality: city, addressCountry: country }),
  });
}

function withoutNothing(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));
}
