import type { ReactNode } from 'react';
import { Sentence } from '#web/shell/Sentence.tsx';
import { CountryFlag } from './CountryFlag.tsx';

export interface FlaggedPlaceProps {
  city: ReactNode;
  /** ISO code and name in the page's language. */
  country: string | null;
  countryName: string | null;
  /** Lists leave the flag out: each is a file to fetch. */
  hasFlag?: boolean;
}

/** Where someone works: the flag, the city and the country; what is not known is left out. */
export function FlaggedPlace({ city, country, countryName, hasFlag = true }: FlaggedPlaceProps) {
  if (!city && !countryName) return null;
  return (
    <span className="place">
      {hasFlag && country && countryName && <CountryFlag code={country} />}
      <span>
        {city && countryName ? (
          <Sentence id="place.cityAndCountry" nodes={{ city, country: countryName }} />
        ) : (
          city || countryName
        )}
      </span>
    </span>
  );
}
