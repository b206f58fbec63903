import { archPath } from './archPath.ts';

export type LogoProps = {
  /** The product's name, set beside the mark. */
  name: string;
};

/** Three nested arches and the name. Put it in the link to the home page. */
export function Logo({ name }: LogoProps) {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo__name">{name}</span>
    </span>
  );
}

/** The mark alone: decoration, 32 × 32. */
export function LogoMark() {
  return (
    <svg className="logo__mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path className="logo__outer" fillRule="evenodd" d={`${archPath(32, 32)}Z${archPath(20, 25, 6, 7)}Z`} />
      <path className="logo__inner" d={archPath(9.5, 18, 11.25, 14)} />
    </svg>
  );
}
