import { invalidFields } from '#contract/errors.ts';
import type { OpportunityQuery } from '#contract/opportunities.ts';
import type { OpportunityFilters } from './queriesFilters.ts';

/**
 * What the list's query asks for, as the queries take it.
 * @throws ContractError 422 when `tas` is not a JSON list of ids (decisions §5).
 */
export function readFilters(query: OpportunityQuery, now: Date): OpportunityFilters {
  const tas = parseAreaIds(query.tas);
  return {
    q: query.q,
    cat: query.cat,
    // What is no number is an id that nobody has.
    partner: query.partner.map((id) => (/^[0-9]{1,15}$/.test(id) ? Number(id) : 0)),
    ...(query.agsCat ? { agsCat: query.agsCat } : {}),
    ...(query.isProgram === undefined ? {} : { isProgram: query.isProgram }),
    tas,
    ...(query.taSlug ? { taSlug: query.taSlug } : {}),
    country: query.country,
    mode: query.mode,
    openness: query.state,
    now,
  };
}

/** The ids of a JSON list; numbers may come as text. Absent, empty or an empty list: no filter. */
function parseAreaIds(text: string | undefined): number[] {
  if (text === undefined || text.trim() === '') return [];
  const list = parseJson(text);
  if (!Array.isArray(list)) throw malformed();
  return list.map((item) => {
    const id = typeof item === 'string' && /^[0-9]{1,15}$/.test(item) ? Number(item) : item;
    if (!Number.isSafeInteger(id)) throw malformed();
    return id as number;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const malformed = () => invalidFields({ tas: [{ id: 'form.error.invalid' }] });
