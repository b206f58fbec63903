import type { OwnProfile } from '#contract/profile.ts';
import { itemSections, type ProfileAudience, visibilitiesFor } from '#domain/profileSections.ts';

/** A member's own profile with the items alone that an audience sees; null where it sees no profile at all. */
export function asSeenBy(profile: OwnProfile, audience: ProfileAudience): OwnProfile | null {
  const shown = visibilitiesFor(audience);
  if (!shown.includes(profile.visibility)) return null;
  const sections = { ...profile.sections };
  for (const section of itemSections)
    Object.assign(sections, {
      [section]: {
        ...sections[section],
        items: sections[section].items.filter(({ visibility }) => shown.includes(visibility)),
      },
    });
  return { ...profile, sections };
}
