import { classNames } from '#ui/classNames.ts';
import type { ReadBlock } from './readBlocks.ts';

/** Paragraphs and lists of an edited text, in a column that is easy to read. */
export function TextBlocks({ blocks, className }: { blocks: readonly ReadBlock[]; className?: string }) {
  return (
    <div className={classNames('prose', className)}>
      {blocks.map((block, index) =>
        block.type === 'paragraph' ? (
          <p key={index}>{block.text}</p>
        ) : (
          <ul key={index}>
            {block.items.map((item, itemIndex) => (
              <li key={itemIndex}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
