import { Fragment, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parseRichText.ts';

/** A text of the rich text editor, which comes as clean HTML, as elements. The only way for such a text into a page. */
export function RichText({ html }: { html: string }) {
  return <div className="prose">{parseRichText(html).map(renderNode)}</div>;
}

function renderNode(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { element: Element, href, size } = node;
  if (Element === 'br') return <br key={index} />;
  const children = node.children.map(renderNode);
  if (Element === 'a') {
    return (
      <a key={index} href={href} rel="nofollow ugc noopener">
        {children}
      </a>
    );
  }
  return (
    <Element key={index} className={size && `rich-${size}`}>
      {children}
    </Element>
  );
}
