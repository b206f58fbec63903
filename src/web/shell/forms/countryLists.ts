import type * as countriesModule from '#domain/countries.ts';

export type Countries = typeof countriesModule;

let countries: Countries | undefined;

/**
 * Brings in the country lists. Loaders of pages with a country box await it; in the first page of a visit the browser
 * goes without them, since the options stand in the HTML already, until a box is used.
 */
export async function loadCountries(): Promise<void> {
  countries ??= await import('#domain/countries.ts');
}

/** The lists where they are loaded. */
export function loadedCountries(): Countries | undefined {
  return countries;
}
