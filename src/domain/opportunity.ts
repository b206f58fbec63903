/** The kinds of opportunity, `cat` in queries (decisions §5). */
export const opportunityCategories = [
  'position',
  'fellowship',
  'postdoctoral',
  'doctoral',
  'grant',
  'award',
  'training',
  'program',
  'call_for_papers',
  'volunteering',
] as const;
export type OpportunityCategory = (typeof opportunityCategories)[number];

/** The three categories of the network: `agsCat` in the API, `agsCategory` in page addresses (spec §1, §2). */
export const agsCategories = ['education', 'research', 'innovation'] as const;
export type AgsCategory = (typeof agsCategories)[number];

export const workModes = ['on_site', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof workModes)[number];

export const employmentTypes = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'other',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const opportunityStatuses = ['draft', 'in_review', 'published', 'paused', 'closed', 'archived'] as const;
export const applyModes = ['internal', 'external', 'email'] as const;
export type ApplyMode = (typeof applyModes)[number];

/** Whether a query's text is one of the three categories, letter by letter: "Research" is none (decisions §5). */
export function isAgsCategory(value: unknown): value is AgsCategory {
  return agsCategories.some((category) => category === value);
}

/** What the clock has to know of an opportunity; instants as Date or ISO 8601. */
export interface OpportunityTimes {
  status: string;
  opens_at: Date | string | null;
  deadline_at: Date | string | null;
  is_rolling: boolean;
}

/** An opportunity that closes within so many days is shown as closing soon. */
export const closingSoonDays = 7;

/**
 * Where an opportunity stands at an instant: not_published and closed take no application; upcoming opens later;
 * rolling and open_ended have no deadline (rolling ones are reviewed as they come); a rolling one with a deadline still
 * closes at it.
 */
export type DeadlineState =
  | 'not_published'
  | 'upcoming'
  | 'open'
  | 'closing_soon'
  | 'rolling'
  | 'open_ended'
  | 'closed';

/** The state of an opportunity at `now`. The instant of the deadline itself is still open (decisions §5). */
export function deadlineState(opportunity: OpportunityTimes, now: Date): DeadlineState {
  if (opportunity.status === 'closed') return 'closed';
  if (opportunity.status !== 'published') return 'not_published';
  const deadline = toTime(opportunity.deadline_at);
  if (deadline !== null && now.getTime() > deadline) return 'closed';
  const opens = toTime(opportunity.opens_at);
  if (opens !== null && now.getTime() < opens) return 'upcoming';
  if (deadline === null) return opportunity.is_rolling ? 'rolling' : 'open_ended';
  return deadline - now.getTime() <= closingSoonDays * 86_400_000 ? 'closing_soon' : 'open';
}

/** Whether one can apply at `now`: a question asked of the clock, not a flag (decisions §5). */
export function isOpen(opportunity: OpportunityTimes, now: Date): boolean {
  const state = deadlineState(opportunity, now);
  return state === 'open' || state === 'closing_soon' || state === 'rolling' || state === 'open_ended';
}

function toTime(instant: Date | string | null): number | null {
  if (instant === null || instant === '') return null;
  const time = new Date(instant).getTime();
  return Number.isNaN(time) ? null : time;
}
