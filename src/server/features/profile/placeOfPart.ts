import type { CompletionKey } from '#domain/profileCompletion.ts';

/** Where a member fills in what counts: paths without their language. */
export const placeOfPart: Readonly<Record<CompletionKey, string>> = {
  photo: '/account/my-information#avatar',
  headline: '/my-profile?edit=about#about',
  biography: '/my-profile?edit=about#about',
  experience: '/my-profile?edit=experience#experience',
  education: '/my-profile?edit=education#education',
  interests: '/my-profile?edit=research_interests#research_interests',
  languages: '/my-profile?edit=languages#languages',
  country: '/account/my-information',
  cv: '/my-profile/cv',
  email: '/account/my-information',
};
