import './CountryFlag.css';

export interface CountryFlagProps {
  /** ISO 3166-1 alpha-2, as the portal's countries have it. */
  code: string;
}

/** A country's flag as a picture beside its name: decoration, since the name says it. */
export function CountryFlag({ code }: CountryFlagProps) {
  return (
    <img
      className="flag"
      src={`/assets/flags/${code}.svg`}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      decoding="async"
    />
  );
}
