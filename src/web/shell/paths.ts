import { encodeQuery } from '#contract/encodeQuery.ts';
import type { Language } from '#i18n/language.ts';

export type AgsCategory = 'education' | 'research' | 'innovation';
export const agsCategories: readonly AgsCategory[] = ['education', 'research', 'innovation'];

interface Slugged {
  id: number;
  slug: string;
}

/** A query: undefined and empty values are left out, lists repeat their key. */
export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

/** Every URL of the portal in one language; nothing else builds one (spec §2, decisions §4). */
export function pathsIn(language: Language) {
  const at = (path: string, query?: Query): string => `/${language}${path}${encodeQuery(query)}`;
  const slugged = (base: string, { id, slug }: Slugged): string =>
    at(`${base}/${id}${slug === '' ? '' : `-${encodeURIComponent(slug)}`}`);
  return {
    home: () => at(''),
    about: () => at('/about'),
    category: (category: AgsCategory) => at(`/${category}`),
    focusArea: (category: AgsCategory, areaSlug: string) => at(`/focus-areas/${category}/${areaSlug}`),
    opportunities: (query?: Query) => at('/opportunities', query),
    opportunity: (opportunity: Slugged) => slugged('/opportunities', opportunity),
    apply: (opportunity: Slugged) => `${slugged('/opportunities', opportunity)}/apply`,
    members: (query?: Query) => at('/members', query),
    member: (member: Slugged) => slugged('/members', member),
    organizations: (query?: Query) => at('/organizations', query),
    organization: (organization: Slugged) => slugged('/organizations', organization),
    joinUs: () => at('/organizations/join-us'),
    contact: () => at('/contact-us'),
    privacy: () => at('/privacy'),
    terms: () => at('/terms-and-conditions'),
    /** `query`: what the page says at first, `signed` after a sign-in without script, `done` after a changed password, `ended` after a session's end. */
    login: (nextUrl?: string, query?: Query) => at('/auth/login', { nextUrl, ...query }),
    register: (nextUrl?: string) => at('/auth/register', { nextUrl }),
    forgotPassword: () => at('/auth/forgot-password'),
    resetPassword: () => at('/auth/reset-password'),
    setPassword: () => at('/auth/set-password'),
    confirmEmail: () => at('/auth/confirm-email'),
    /** Begins signing in by ORCID; a link, since a form may not lead to another site. `query`: `purpose=proof`, anew. */
    orcidStart: (nextUrl?: string, query?: Query) => at('/auth/orcid', { nextUrl, ...query }),
    orcidCallback: () => at('/auth/orcid/callback'),
    completeProfile: () => at('/auth/complete-profile'),
    logout: () => at('/logout'),
    /** `query`: the form that is open, as whom one looks, what was done. */
    myProfile: (query?: Query) => at('/my-profile', query),
    myInformation: () => at('/account/my-information'),
    /** `tab`: drafts, saved or searches; the applications themselves without one. */
    myApplications: (tab?: string, query?: Query) => at(`/account/my-applications${tab ? `/${tab}` : ''}`, query),
    /** `page` of the followed organizations. */
    myOrganizations: (query?: Query) => at('/account/my-organizations', query),
    /** `tab`: received, sent or blocked; the connections themselves without one. */
    myConnections: (query?: Query) => at('/account/my-connections', query),
    /** `kind`: members or organizations; opportunities without one. */
    recommendations: (query?: Query) => at('/account/recommendations', query),
    security: () => at('/account/security'),
    accountPrivacy: () => at('/account/privacy'),
    notifications: (query?: Query) => at('/account/notifications', query),
    preferences: () => at('/account/preferences'),
    /** `convoId`: the conversation that is open; `before`, `olderThan`: the messages that older ones end before. */
    messages: (query?: Query) => at('/messages', query),
    /** `query`: whether to look at the ORCID record. */
    cv: (query?: Query) => at('/my-profile/cv', query),
    /** Where the theme toggle posts without script. */
    theme: () => at('/theme'),
    fellowsForm: () => at('/founding-fellows-profile'),
    event: (slug: string) => at(`/${slug}`),
    /** A file, and so without a language segment (decisions §4). */
    calendarFile: (slug: string) => `/calendar/${slug}.${language}.ics`,
    /** The picture that others show beside a link: of a page by its name, or of a record (`members/7`). */
    shareImage: (file: string) => `/share/${language}/${file}.png`,
  };
}

export type Paths = ReturnType<typeof pathsIn>;

/**
 * The same place in the other language: the first segment swapped, every other byte kept (case LNG-01).
 * @param place path with query and hash, beginning with a language segment.
 */
export function inLanguage(language: Language, place: string): string {
  return place.replace(/^\/(en|ar)(?=[/?#]|$)/, `/${language}`);
}

/** Home-style pages: the header lies over their hero until it turns sticky (spec §2). */
export function isHomeStyle(pathname: string): boolean {
  const path = pathname.replace(/^\/(en|ar)(?=\/|$)/, '').replace(/\/$/, '');
  return ['', '/organizations', '/organizations/join-us', '/members', '/contact-us'].includes(path);
}
