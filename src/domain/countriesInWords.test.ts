import { expect, test } from 'vitest';
import { countries, namesOfCountry } from './countries.ts';
import { joinCountryNames } from './countriesInWords.ts';

const split = (query: string) =>
  joinCountryNames(query.split(' ')).map(({ text, country }) => (country ? `${text}=${country}` : text));

test.each([
  ['solar grants qatar', ['solar', 'grants', 'qatar=QA']],
  ['Saudi Arabia postdoc', ['Saudi Arabia=SA', 'postdoc']],
  ['منح في السعودية', ['منح', 'في', 'السعودية=SA']],
  ['زمالة بالمغرب والأردن', ['زمالة', 'بالمغرب=MA', 'والأردن=JO']],
  ['UAE', ['UAE=AE']],
  ['papua new guinea', ['papua new guinea=PG']],
  ['equatorial guinea guinea', ['equatorial guinea=GQ', 'guinea=GN']],
  ['guinea-bissau, water', ['guinea-bissau,=GW', 'water']],
  ['united states', ['united states=US']],
  ['Bosnia and Herzegovina', ['Bosnia and Herzegovina=BA']],
  ['united nations', ['united', 'nations']],
  ['إدارة مالية', ['إدارة', 'مالية']],
  ['عُمان', ['عُمان=OM']],
  ['عمّان', ['عمّان']],
  ['عَمَّان', ['عَمَّان']],
  ['', ['']],
])('«%s» names its countries and nothing else', (query, expected) => {
  expect(split(query)).toEqual(expected);
});

test('every name of every country is one', () => {
  const unknown = countries.flatMap((country) =>
    namesOfCountry(country).filter((name) => joinCountryNames(name.split(' '))[0]?.country !== country.code),
  );
  expect(unknown).toEqual([]);
});
