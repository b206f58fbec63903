import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';

export interface OutboxFile {
  id: string;
  mail: ParsedMail;
}

const fileName = /^[0-9TZ]+-[0-9a-f-]{36}\.eml$/;

/** The newest mails of a folder that the outbox mailer writes into; none when it has written nothing yet. */
export async function readOutbox(directory: string, limit: number): Promise<OutboxFile[]> {
  const names = await readdir(directory).catch(() => [] as string[]);
  const newest = names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(
    newest.map(async (name) => ({ id: name.slice(0, -'.eml'.length), mail: await parse(join(directory, name)) })),
  );
}

/** One mail by its id, or null. An id of another form never becomes a path. */
export async function readOutboxMail(directory: string, id: string): Promise<ParsedMail | null> {
  if (!fileName.test(`${id}.eml`)) return null;
  return parse(join(directory, `${id}.eml`)).catch(() => null);
}

async function parse(file: string): Promise<ParsedMail> {
  // Loaded with the first mail that is read: no portal but a demo ever does.
  const { simpleParser } = await import('mailparser');
  return simpleParser(await readFile(file), { skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true });
}
