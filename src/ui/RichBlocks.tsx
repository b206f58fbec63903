/** A run of text with its marks. */
export type RichSpan = { text: string; isBold?: boolean; isItalic?: boolean; isUnderlined?: boolean; href?: string };
export type RichText = string | readonly RichSpan[];

export type RichBlock =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'heading'; level: 2 | 3 | 4; text: RichText; id?: string }
  | { kind: 'list'; isOrdered?: boolean; items: readonly RichText[] };

/** Structured text as paragraphs, headings and lists: no HTML passes through, so nothing has to be cleaned here. */
export function RichBlocks({ blocks }: { blocks: readonly RichBlock[] }) {
  return <div className="prose">{blocks.map(renderBlock)}</div>;
}

function renderBlock(block: RichBlock, index: number) {
  if (block.kind === 'paragraph') return <p key={index}>{renderText(block.text)}</p>;
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return (
      <Heading key={index} id={block.id}>
        {renderText(block.text)}
      </Heading>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List key={index}>
      {block.items.map((item, itemIndex) => (
        <li key={itemIndex}>{renderText(item)}</li>
      ))}
    </List>
  );
}

function renderText(text: RichText) {
  if (typeof text === 'string') return text;
  return text.map((span, index) => <Span key={index} {...span} />);
}

function Span({ text, isBold, isItalic, isUnderlined, href }: RichSpan) {
  let node = <>{text}</>;
  if (isBold) node = <strong>{node}</strong>;
  if (isItalic) node = <em>{node}</em>;
  if (isUnderlined) node = <u>{node}</u>;
  return href ? <a href={href}>{node}</a> : node;
}
