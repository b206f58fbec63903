import { useRouteLoaderData } from 'react-router';
import type { Announcement, GlobalKeys } from '#contract/siteContent.ts';
import { pageLoader } from './loading.ts';

/** What header and footer show on every page. */
export interface ShellData {
  areas: { id: number; slug: string; title: string }[];
  announcements: Announcement[];
  contactEmail: string | null;
  socialLinks: GlobalKeys['social_links'];
  captchaProvider: GlobalKeys['captcha_provider'];
  isNewsletterShown: boolean;
  /** Whether people may sign in by ORCID here. */
  hasOrcidLogin: boolean;
}

const empty: ShellData = {
  areas: [],
  announcements: [],
  contactEmail: null,
  socialLinks: [],
  captchaProvider: 'altcha',
  isNewsletterShown: false,
  hasOrcidLogin: false,
};

export const loadShell = pageLoader(async ({ api, orEmpty }): Promise<ShellData> => {
  const load = async (): Promise<ShellData> => {
    const [areas, keys] = await Promise.all([api.listThematicAreas(), api.listGlobalKeys()]);
    return {
      areas: areas.map(({ id, slug, title }) => ({ id, slug, title: title ?? slug })),
      announcements: keys.announcements,
      contactEmail: keys.contact_email,
      socialLinks: keys.social_links,
      captchaProvider: keys.captcha_provider,
      isNewsletterShown: keys.features.newsletter_form === true,
      hasOrcidLogin: keys.features.orcid_login === true,
    };
  };
  return orEmpty(load(), empty);
});

/** The shell's data, from any page. */
export function useShellData(): ShellData {
  return (useRouteLoaderData('shell') as ShellData | undefined) ?? empty;
}
