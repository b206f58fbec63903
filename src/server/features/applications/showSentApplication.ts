import type { getSentApplication } from '#contract/applications.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { showOpportunitiesById } from '#server/features/opportunities/showOpportunities.ts';
import { showFrozenProfile } from '#server/features/profile/freezeProfile.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentQuestions } from '#server/presentQuestions.ts';
import { presentCountryName } from '#server/presentReferences.ts';
import { readId } from '#server/readId.ts';
import { presentTexts, presentTimeline, statusOf } from './present.ts';
import { findOwnApplication } from './queries.ts';
import { listEvents } from './queriesEvents.ts';
import type { Snapshot } from './takeSnapshot.ts';

/** One's own application as it was sent last; what was never sent is unknown here. */
export async function showSentApplication(
  context: MemberContext,
  { params }: EndpointInput<typeof getSentApplication>,
): Promise<EndpointData<typeof getSentApplication>> {
  const { db, principal, language } = context;
  const row = await findOwnApplication(db, { memberId: principal.memberId, id: readId(params.id) });
  // Written by `takeSnapshot` alone.
  const snapshot = row?.snapshot as Snapshot | null | undefined;
  if (!row?.submitted_at || !snapshot) throw new ContractError('not_found');
  const opportunity = (await showOpportunitiesById(context, [row.opportunity_id])).get(row.opportunity_id);
  if (!opportunity) throw new ContractError('not_found');
  const { person, profile } = snapshot;
  return {
    id: row.id,
    opportunity_id: row.opportunity_id,
    status: statusOf(row),
    share_profile: profile !== undefined,
    sent_at: row.submitted_at.toISOString(),
    timeline: presentTimeline(row, await listEvents(db, [row.id])),
    opportunity,
    ...presentTexts({
      cover_letter: snapshot.cover_letter ?? row.cover_letter,
      answers: snapshot.answers ?? row.answers,
    }),
    questions: presentQuestions(snapshot.questions, language),
    cv:
      row.cv_file_id === null
        ? null
        : {
            name: row.cv_name ?? '',
            byte_length: row.cv_byte_length ?? 0,
            url: `/files/cvs/${row.cv_file_id}`,
          },
    person: {
      full_name: person.full_name,
      full_name_ar: person.full_name_ar,
      email: person.email,
      phone_number: person.phone_number,
      country_name: presentCountryName(person.country, language),
      city: person.city,
    },
    profile: profile ? showFrozenProfile(profile, language) : null,
  };
}
