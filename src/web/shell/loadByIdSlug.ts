import { redirect } from 'react-router';
import { parseIdSlug } from '#domain/slug.ts';
import { notFound } from './loading.ts';

/**
 * Loads the record that an address such as `12-title` names. The id decides; another spelling of the rest is sent once
 * to the right one, which every link and the canonical address have (decisions §4).
 * Null where `load` could not have it.
 * @throws the 404 page for what has no id; a permanent redirect.
 */
export async function loadByIdSlug<Found extends { id: number; slug: string }>(
  segment: string | undefined,
  { search }: URL,
  load: (id: string) => Promise<Found | null>,
  pathOf: (found: Found) => string,
): Promise<Found | null> {
  const asked = parseIdSlug(segment ?? '');
  if (!asked) throw notFound();
  const found = await load(String(asked.id));
  if (found && asked.slug !== found.slug) throw redirect(pathOf(found) + search, 301);
  return found;
}
