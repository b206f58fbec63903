/** A step of the way to a page: its name and its path; the page itself is the last step. */
export interface Step {
  label: string;
  path: string;
}

/** The way to a page for search engines (schema.org BreadcrumbList). */
export function breadcrumbList(publicUrl: string, steps: readonly Step[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + path,
    })),
  };
}
