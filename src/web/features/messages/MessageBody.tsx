import { linkParts } from './linkParts.ts';

/** What somebody wrote: plain text whose every paragraph has its own direction, with its web addresses to follow. */
export function MessageBody({ body }: { body: string }) {
  return (
    <p className="message__body" dir="auto">
      {linkParts(body).map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          <a key={index} href={href} dir="ltr" target="_blank" rel="nofollow ugc noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
