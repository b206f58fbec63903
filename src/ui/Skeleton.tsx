import { classNames } from './classNames.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SkeletonListProps = {
  /** Read once, such as "Loading". */
  label: string;
  count?: number;
  /** `rows`: one below the other with an arch; `cards`: a grid of cards; `people`: portraits; `text`: lines alone. */
  shape?: 'rows' | 'cards' | 'people' | 'text';
};

/** Where a list will be, in its own shape, while it is on its way. */
export function SkeletonList({ label, count = 6, shape = 'rows' }: SkeletonListProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div
        className={classNames('skeletons', shape === 'cards' || shape === 'people' ? 'grid' : 'stack')}
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classNames('skeleton', shape !== 'text' && 'card', `skeleton--${shape}`)}>
            {(shape === 'rows' || shape === 'people') && <span className="skeleton__arch portrait portrait--small" />}
            <span className="skeleton__lines">
              <span className="skeleton__line skeleton__line--short" />
              <span className="skeleton__line skeleton__line--title" />
              <span className="skeleton__line" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
