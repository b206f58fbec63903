import { expect, test } from 'vitest';
import { listOpportunities } from '#contract/opportunities.ts';
import { apiQuery, readSelection } from './opportunitySelection.ts';

const odd = [
  '',
  'x'.repeat(3000),
  `${'x'.repeat(199)}😀`,
  '['.repeat(300),
  `[${Array(300).fill(1).join()}]`,
  '\0',
  '\uD800',
];
const keys = ['q', 'page', 'cat', 'partner', 'isProgram', 'tas', 'taSlug', 'country', 'mode', 'state', 'sort'];

test.each(keys)('SRC-10 whatever %s is in the address, the API takes what the page asks of it', (key) => {
  for (const value of odd) {
    const selection = readSelection(new URLSearchParams([[key, value]]));
    const asked = Object.entries((selection && apiQuery(selection)) ?? {}).map(([name, given]) => [
      name,
      [given].flat(),
    ]);
    const query = Object.fromEntries(
      asked.map(([name, given]) => [
        name,
        Array.isArray(given) && given.some((one) => one !== undefined) ? given.join(',') : undefined,
      ]),
    );
    expect(selection).not.toBeNull();
    expect(listOpportunities.definition.query.safeParse(query).error).toBeUndefined();
  }
});
