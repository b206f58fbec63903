import { Fragment, type ReactNode } from 'react';
import { type MessageNode, parseMessage } from './parseMessage.ts';

/** The message of a notification as elements. */
export function MessageText({ html }: { html: string }) {
  return <div className="notification__message">{parseMessage(html).map(renderNode)}</div>;
}

function renderNode(node: MessageNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { element: Element, href } = node;
  if (Element === 'br') return <br key={index} />;
  const children = node.children.map(renderNode);
  if (Element === 'a')
    return (
      <a key={index} className="text-link" href={href} rel="nofollow noopener">
        {children}
      </a>
    );
  return <Element key={index}>{children}</Element>;
}
