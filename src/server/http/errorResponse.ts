import { type ContractErrorDetails, type ErrorCode, errorStatuses, isContractError } from '#contract/errors.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { Translate } from '#i18n/translate.ts';

export interface ErrorBody {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: Record<string, string[]>;
  state?: Record<string, unknown>;
}

export interface ErrorResponse {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
  /** Whether the cause must be logged as a fault of ours. */
  isFault: boolean;
}

/** Turns any thrown value into the answer of decisions §1, in the reader's language and without inner detail. */
export function toErrorResponse(error: unknown, t: Translate): ErrorResponse {
  const { code, details } = classify(error);
  const status = errorStatuses[code];
  const body: ErrorBody = { success: false, message: describeCode(code, details, t), code };
  if (details.fields) {
    body.errors = Object.fromEntries(
      Object.entries(details.fields).map(([field, messages]) => [
        field,
        messages.map((message) => t(message.id as MessageId, message.values)),
      ]),
    );
  }
  if (details.state) body.state = details.state;
  const headers: Record<string, string> = {};
  const retryAfterSeconds = details.retryAfterSeconds ?? (code === 'unavailable' ? 5 : undefined);
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfterSeconds)));
  return { status, body, headers, isFault: status >= 500 };
}

/** The sentence of a refusal: its own, else the code's; of too many attempts with how long to wait, as `Retry-After` says it. */
function describeCode(code: ErrorCode, { message, retryAfterSeconds }: ContractErrorDetails, t: Translate): string {
  if (message) return t(message.id as MessageId, message.values);
  if (code !== 'rate_limited' || retryAfterSeconds === undefined) return t(`api.error.${code}` as MessageId);
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return seconds < 60
    ? t('api.error.rate_limited.seconds', { seconds })
    : t('api.error.rate_limited.minutes', { minutes: Math.ceil(seconds / 60) });
}

function classify(error: unknown): { code: ErrorCode; details: ContractErrorDetails } {
  if (isContractError(error)) return { code: error.code, details: error.details };
  // Before all else: a client that hangs up while it sends brings the code of a lost connection too.
  const { statusCode } = (typeof error === 'object' && error !== null ? error : {}) as { statusCode?: unknown };
  if (statusCode === 413) return { code: 'too_large', details: {} };
  if (statusCode === 415) return { code: 'unsupported_media_type', details: {} };
  if (statusCode === 404) return { code: 'not_found', details: {} };
  if (statusCode === 429) return { code: 'rate_limited', details: {} };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return { code: 'malformed_body', details: {} };
  if (isDatabaseAway(error) || isDiskFull(error)) return { code: 'unavailable', details: {} };
  return { code: 'internal', details: {} };
}

/**
 * Whether the database is away, not broken: connection refused or lost, server starting or stopping, too many
 * connections. Whether a transaction under way was committed, nobody can tell then.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    return (
      ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code) || /^(08|57P|53300)/.test(code)
    );
  }
  // The driver gives these no code.
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/.test(
    error.message,
  );
}

/** Whether a row was to hang on another that is not there, or no longer. */
export function isOfMissingRow(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23503';
}

/** Of the machine, or of the database's. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && ['ENOSPC', 'EDQUOT', '53100'].includes(String((error as { code?: unknown }).code));
}
