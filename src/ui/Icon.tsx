import { classNames } from './classNames.ts';
import { type IconName, iconPaths } from './iconPaths.ts';

/** Icons that point along the line of reading: they turn around in a right-to-left page. */
const directional: ReadonlySet<IconName> = new Set(['arrow', 'back', 'chevron', 'external', 'logOut', 'send']);

export type IconProps = {
  name: IconName;
  /** Solid instead of outlined: a bookmark that is set. */
  isFilled?: boolean;
  className?: string;
};

/** An icon 1.25 em in size, in the color of its text. Decoration: the words stand beside it or in a label. */
export function Icon({ name, isFilled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(
        'icon',
        directional.has(name) && 'icon--directional',
        isFilled && 'icon--filled',
        className,
      )}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
