import { ContractError } from '#contract/errors.ts';
import { type OrcidRecord, readOrcidRecord } from '#domain/orcidRecord.ts';
import type { OrcidSettings } from '#server/config.ts';

/** security.md, SSRF: nobody waits longer for the registry. */
const timeoutMs = 5_000;
/** A record of thousands of works. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** Why a record cannot be read: the end of a message's id, `orcid.import.failed.{reason}`. */
export type RecordFailure = 'unavailable' | 'missing' | 'busy' | 'unreadable';

/** The public records of the registry (API v3.0). */
export interface OrcidRecords {
  /** @throws ContractError orcid_record_failed, with a sentence that says why. */
  read(orcid: string): Promise<OrcidRecord>;
}

export function createOrcidRecords({ apiUrl }: Pick<OrcidSettings, 'apiUrl'>): OrcidRecords {
  return {
    read: async (orcid) => {
      const text = await ask(`${apiUrl}/v3.0/${orcid}/record`);
      let record: unknown;
      try {
        record = JSON.parse(text);
      } catch (error) {
        throw recordFailure('unreadable', error);
      }
      return readOrcidRecord(record);
    },
  };
}

async function ask(url: string): Promise<string> {
  try {
    // It asks the registry alone: a redirect is an answer that is not one.
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const failure = failureOf(response);
    if (failure) {
      await response.body?.cancel();
      throw recordFailure(failure);
    }
    return await readWithin(response);
  } catch (error) {
    if (error instanceof ContractError) throw error;
    throw recordFailure('unavailable', error);
  }
}

function failureOf({ status, headers }: Response): RecordFailure | null {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'busy';
  if (status !== 200) return 'unavailable';
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '') ? null : 'unreadable';
}

async function readWithin(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += (part as Uint8Array).length;
    if (bytes > maxAnswerBytes) throw recordFailure('unreadable');
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts).toString('utf8');
}

function recordFailure(reason: RecordFailure, cause?: unknown): ContractError {
  return new ContractError('orcid_record_failed', {
    fields: { orcid: [{ id: `orcid.import.failed.${reason}` }] },
    state: { reason },
    cause,
  });
}
