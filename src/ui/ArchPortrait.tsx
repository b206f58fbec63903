import { classNames } from './classNames.ts';
import { type Hue, hueClass, hues } from './hue.ts';
import { initialsOf } from './initialsOf.ts';

export type ArchPortraitProps = {
  /** The name as written: it gives the initials and, where there is no `alt`, nothing is read (the name stands beside). */
  name: string;
  /** The picture's address, 4:5; without it the initials stand in the arch. */
  src?: string | null;
  alt?: string;
  /** 48 × 60, 80 × 100 or 176 × 220 CSS pixels. */
  size?: 'small' | 'medium' | 'large';
  hue?: Hue;
  /** Above the fold: load at once. */
  isEager?: boolean;
};

const widths = { small: 48, medium: 80, large: 176 };

/** A person in an arch: the portrait, or initials on the tint of a hue that the name keeps everywhere. */
export function ArchPortrait({
  name,
  src,
  alt = '',
  size = 'medium',
  hue = hueOfName(name),
  isEager = false,
}: ArchPortraitProps) {
  const className = classNames('portrait', `portrait--${size}`, hueClass(hue));
  if (!src) {
    return (
      <span className={className} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  const width = widths[size];
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={width * 1.25}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

function hueOfName(name: string): Hue {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return hues[sum % (hues.length - 1)] ?? 'brand';
}
