import type { MemberDetail } from '#contract/members.ts';
import type { Language } from '#i18n/language.ts';
import { namesIn } from '#web/cards/memberNames.ts';

/** A member for search engines (schema.org Person): public fields alone; what is not known is left out. */
export function memberJsonLd(
  member: MemberDetail,
  language: Language,
  url: string,
  publicUrl: string,
): Record<string, unknown> {
  const { shown, other } = namesIn(member, language);
  const workplace = member.organization?.name ?? member.organization_name;
  const person = {
    '@type': 'Person',
    '@id': url,
    name: shown.text,
    alternateName: other?.text,
    description: member.headline,
    url,
    image: member.avatar_url && publicUrl + member.avatar_url,
    jobTitle: member.current_title,
    affiliation: workplace && { '@type': 'Organization', name: workplace },
    knowsAbout: member.research_interests.length > 0 ? member.research_interests : null,
    knowsLanguage: member.languages.length > 0 ? member.languages.map(({ code }) => code) : null,
  };
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null && value !== undefined));
}
