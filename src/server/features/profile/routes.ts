import {
  deleteProfileSection,
  getUserProfile,
  reorderProfileSection,
  saveProfileSection,
  undoProfileDeletion,
} from '#contract/profile.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { deleteSection } from './deleteSection.ts';
import { reorderSection } from './reorderSection.ts';
import { saveSection } from './saveSection.ts';
import { showProfile } from './showProfile.ts';
import { undoDeletion } from './undoDeletion.ts';

/** A member's own profile. */
export function bindProfile(bind: Bind): void {
  bind(getUserProfile, (context) => showProfile(context, context.db));
  bind(saveProfileSection, (context, input) => saveSection(context, input));
  bind(deleteProfileSection, (context, input) => deleteSection(context, input));
  bind(undoProfileDeletion, (context, input) => undoDeletion(context, input));
  bind(reorderProfileSection, (context, input) => reorderSection(context, input));
}
