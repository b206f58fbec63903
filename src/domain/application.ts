/** Where an application stands (decisions §5). */
export const applicationStatuses = [
  'draft',
  'submitted',
  'in_review',
  'shortlisted',
  'interview',
  'offered',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const maxCoverLetterLength = 5000;

interface Step {
  to: ApplicationStatus;
  from: readonly (ApplicationStatus | 'none')[];
  /** Statuses in which the step was taken already: repeating it changes nothing and is no mistake. */
  repeats: readonly ApplicationStatus[];
  /** Whether the opportunity must take applications at that moment. */
  needsOpen?: true;
}

/**
 * What can be done to an application. The applicant saves, submits and cancels (until an offer; a cancelled one may be
 * sent again before the deadline); staff lead it on; the clock ends drafts whose opportunity has closed.
 */
export const applicationSteps = {
  save: { to: 'draft', from: ['none', 'draft', 'withdrawn', 'expired'], repeats: [], needsOpen: true },
  submit: {
    to: 'submitted',
    from: ['none', 'draft', 'withdrawn', 'expired'],
    repeats: ['submitted', 'in_review', 'shortlisted', 'interview', 'offered'],
    needsOpen: true,
  },
  cancel: {
    to: 'withdrawn',
    from: ['submitted', 'in_review', 'shortlisted', 'interview'],
    repeats: ['withdrawn'],
  },
  review: { to: 'in_review', from: ['submitted'], repeats: ['in_review'] },
  shortlist: { to: 'shortlisted', from: ['submitted', 'in_review'], repeats: ['shortlisted'] },
  interview: { to: 'interview', from: ['in_review', 'shortlisted'], repeats: ['interview'] },
  offer: { to: 'offered', from: ['in_review', 'shortlisted', 'interview'], repeats: ['offered'] },
  accept: { to: 'accepted', from: ['offered'], repeats: ['accepted'] },
  reject: {
    to: 'rejected',
    from: ['submitted', 'in_review', 'shortlisted', 'interview', 'offered'],
    repeats: ['rejected'],
  },
  expire: { to: 'expired', from: ['draft'], repeats: ['expired'] },
} as const satisfies Record<string, Step>;
export type ApplicationStep = keyof typeof applicationSteps;

/** The steps that are the staff's, by the status that they lead to. */
export const staffSteps = {
  in_review: 'review',
  shortlisted: 'shortlist',
  interview: 'interview',
  offered: 'offer',
  accepted: 'accept',
  rejected: 'reject',
} as const satisfies Partial<Record<ApplicationStatus, ApplicationStep>>;
export type StaffStatus = keyof typeof staffSteps;

/** Why a step can not be taken: the status has no such step, or the opportunity takes no application now. */
export type StepRefusal = 'illegal_transition' | 'not_open';

/**
 * Whether a step can be taken, was taken before, or why it can not be: the one judge of the table above. A status that
 * has no such step is named before the clock; what holds already is harmless at any time (case OPP-04).
 */
export function judgeStep(
  step: ApplicationStep,
  status: ApplicationStatus | null,
  isOpen: boolean,
): 'go' | 'repeat' | StepRefusal {
  const { from, repeats, needsOpen }: Step = { needsOpen: undefined, ...applicationSteps[step] } as Step;
  if (status !== null && repeats.includes(status)) return 'repeat';
  if (!from.includes(status ?? 'none')) return 'illegal_transition';
  return needsOpen === true && !isOpen ? 'not_open' : 'go';
}

/** Whether the applicant has sent it and not taken it back. */
export function isApplied(status: ApplicationStatus | null): boolean {
  return status !== null && !['draft', 'withdrawn', 'expired'].includes(status);
}

/** What the applicant can do now, for the buttons of a page. */
export function applicantSteps(status: ApplicationStatus | null, isOpen: boolean): ('save' | 'submit' | 'cancel')[] {
  return (['save', 'submit', 'cancel'] as const).filter((step) => judgeStep(step, status, isOpen) === 'go');
}
