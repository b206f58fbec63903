import { Chip } from '#ui/Chip.tsx';
import { MarkedText } from './MarkedText.tsx';

/** Words that somebody chose, such as skills, each in its own direction. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="row">
      {tags.map((tag) => (
        <li key={tag}>
          <Chip>
            <MarkedText text={tag} />
          </Chip>
        </li>
      ))}
    </ul>
  );
}
