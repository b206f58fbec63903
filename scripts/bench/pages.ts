/** The public pages by name, below the language; records are the first of their lists. */
export async function listPages(portalUrl: string): Promise<Record<string, string>> {
  const first = async (list: string): Promise<string> => {
    const html = await (await fetch(`${portalUrl}/en/${list}`)).text();
    const address = new RegExp(`href="/en/(${list}/\\d+[^"#?]*)"`).exec(html)?.[1];
    if (!address) throw new Error(`The page ${list} shows no record.`);
    return address;
  };
  return {
    home: '',
    about: 'about',
    category: 'research',
    area: 'focus-areas/research/sustainability',
    opportunities: 'opportunities',
    opportunity: await first('opportunities'),
    organizations: 'organizations',
    organization: await first('organizations'),
    members: 'members',
    member: await first('members'),
    fellows: 'founding-fellows-profile',
    contact: 'contact-us',
    join: 'organizations/join-us',
    gathering: 'annual-gathering-24',
    privacy: 'privacy',
    terms: 'terms-and-conditions',
  };
}

/** The pages of the entrance that people come to first. */
export const entrancePages: Readonly<Record<string, string>> = {
  login: 'auth/login',
  register: 'auth/register',
  forgot: 'auth/forgot-password',
};

export function addressOf(portalUrl: string, language: string, page: string): string {
  return `${portalUrl}/${language}${page === '' ? '' : `/${page}`}`;
}
