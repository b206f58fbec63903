import { Fragment, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parseRichText.ts';
import './RichText.css';

/** A text of the rich text editor, which comes as clean HTML, as elements. The only way for such a text into a page. */
export function RichText({ html }: { html: string }) {
  return <div className="prose">{parseRichText(html).map(renderNode)}</div>;
}

function renderNode(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { element: Element, size } = node;
  if (Element === 'br') return <br key={index} />;
  return (
    <Element key={index} className={size && `rich-${size}`}>
      {node.children.map(renderNode)}
    </Element>
  );
}
