import type { PlannedOpportunity } from './demoPlan.ts';
import { agsTexts } from './frames/agsTexts.ts';
import { opportunityTexts } from './frames/opportunityTexts.ts';
import type { Phrase } from './parseTopics.ts';
import type { Random } from './random.ts';
import { renderFrame } from './renderFrame.ts';
import type { FrameValues } from './renderFrame.ts';

export interface OpportunityWords {
  title: Phrase;
  summary: Phrase;
  /** HTML with the tags of the rich text toolbar (spec §9). */
  description: Phrase;
  eligibility: Phrase;
  funding: Phrase;
}

/** Words an opportunity in both languages from the frames of its kind. */
export function writeOpportunity(
  { category, agsCategory, use, variant }: PlannedOpportunity,
  values: FrameValues,
  isFeminine: boolean,
  random: Random,
): OpportunityWords {
  const kind = opportunityTexts[category];
  const work = agsTexts[agsCategory][use];
  const say = (frame: Phrase) => renderFrame(frame, values, isFeminine);
  const sayOne = (frames: readonly Phrase[]) => say(random.pick(frames));
  // The two closings and the two sentences on money stand in an order in which a pair never names the same thing.
  const side = random.pick([0, 1] as const);
  const points = kind.points ?? { heading: work.heading, items: work.tasks, isNumbered: false };
  return {
    title: say(kind.titles[agsCategory][variant]),
    summary: say(kind.summaries[agsCategory][variant]),
    description: joinHtml(
      tag('p', joinSentences(sayOne(kind.opening), sayOne(work.question))),
      tag('h2', say(points.heading)),
      tag(points.isNumbered ? 'ol' : 'ul', joinHtml(...points.items.map((item) => tag('li', say(item))))),
      tag('p', say(kind.closing[side])),
    ),
    eligibility: sayOne(kind.eligibility),
    funding: say(kind.funding[side]),
  };
}

/** The demo's own texts have no sign that HTML would misread: its test sees to that. */
function tag(name: string, [english, arabic]: Phrase): Phrase {
  return [`<${name}>${english}</${name}>`, `<${name}>${arabic}</${name}>`];
}

function joinHtml(...parts: Phrase[]): Phrase {
  return [parts.map(([english]) => english).join(''), parts.map(([, arabic]) => arabic).join('')];
}

function joinSentences(...parts: Phrase[]): Phrase {
  return [parts.map(([english]) => english).join(' '), parts.map(([, arabic]) => arabic).join(' ')];
}
