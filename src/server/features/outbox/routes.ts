import { listOutboxMails } from '#contract/outbox.ts';
import { ContractError } from '#contract/errors.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { readOutbox } from './readOutbox.ts';

const shown = 50;

/** @param directory of a demo's outbox; null everywhere else, where there is nothing to see. */
export function bindOutbox(bind: Bind, directory: string | null): void {
  bind(listOutboxMails, async () => {
    if (directory === null) throw new ContractError('not_found');
    const files = await readOutbox(directory, shown);
    return {
      items: files.map(({ id, mail }) => ({
        id,
        to: [mail.to ?? []]
          .flat()
          .map(({ text }) => text)
          .join(', '),
        subject: mail.subject ?? '',
        language: mail.headers.get('content-language') === 'ar' ? ('ar' as const) : ('en' as const),
        sent_at: (mail.date ?? new Date(0)).toISOString(),
        text: mail.text ?? '',
        html_url: `/outbox/${id}.html`,
      })),
    };
  });
}
