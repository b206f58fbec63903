import type { OwnProfile } from '#contract/profile.ts';
import { compareWithOrcid } from '#domain/orcidMerge.ts';
import { type OrcidRecord, orcidSections } from '#domain/orcidRecord.ts';
import { foldText } from '#domain/searchText.ts';
import { keyOf, type Offer } from '#server/features/profile/offers.ts';

/** What a record offers for a profile as it stands, item by item. */
export function offersOfRecord({ items, keywords }: OrcidRecord, { sections }: OwnProfile): Offer[] {
  const own = orcidSections.flatMap((section) => sections[section].items.map((item) => ({ ...item, section })));
  const interests = new Set(sections.research_interests.items.map(foldText));
  return [
    ...compareWithOrcid(own, items).map(({ item: { section, putCode, values }, state, own: met, fields }) => ({
      key: keyOf(section, [putCode, values]),
      section,
      state,
      values,
      orcidPutCode: putCode,
      own: met && (own.find(({ id }) => id === met.id) ?? null),
      fields,
    })),
    ...keywords.map((tag) => ({
      key: keyOf('research_interests', tag),
      section: 'research_interests' as const,
      state: interests.has(foldText(tag)) ? ('same' as const) : ('new' as const),
      tag,
    })),
  ];
}
