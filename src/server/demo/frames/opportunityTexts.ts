import type { OpportunityCategory } from '#domain/opportunity.ts';
import { award } from './award.ts';
import { callForPapers } from './callForPapers.ts';
import type { CategoryTexts } from './categoryTexts.ts';
import { doctoral } from './doctoral.ts';
import { fellowship } from './fellowship.ts';
import { grant } from './grant.ts';
import { position } from './position.ts';
import { postdoctoral } from './postdoctoral.ts';
import { program } from './program.ts';
import { training } from './training.ts';
import { volunteering } from './volunteering.ts';

/** The words of each kind of opportunity. */
export const opportunityTexts: Readonly<Record<OpportunityCategory, CategoryTexts>> = {
  position,
  fellowship,
  postdoctoral,
  doctoral,
  grant,
  award,
  training,
  program,
  call_for_papers: callForPapers,
  volunteering,
};
