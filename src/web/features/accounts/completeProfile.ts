import type { FlowEnd, FlowServices, FlowValues } from '#web/shell/flows/flow.ts';
import { returnPath } from '#web/shell/returnTarget.ts';

/** Makes the account of a new iD; where its address has one already, the form stays with a way to that one. */
export async function completeProfile({ api, url, language }: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { full_name, full_name_ar, family_name, email, country, organization_name, current_title } = values;
  const { thematic_area_ids, terms_accepted, newsletter_consent } = values;
  const answer = await api.submitUserInfo({
    body: {
      full_name,
      full_name_ar,
      family_name,
      email,
      country,
      organization_name,
      current_title,
      thematic_area_ids,
      locale: language,
      terms_accepted: terms_accepted === 'true',
      newsletter_consent: newsletter_consent === 'true',
    },
  });
  if ('status' in answer) return { step: 'known', values };
  return { leaveFor: returnPath(answer.next_url, url.origin, language), isSignIn: true };
}
