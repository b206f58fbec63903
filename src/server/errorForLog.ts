import { sourceStack } from './sourceStack.ts';

/** What an error may say of itself beside its message: names and numbers, never what somebody sent or a row holds. */
const fields = [
  'code',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;
/** Deeper than causes go. */
const maxDepth = 5;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [field: string]: unknown;
}

/**
 * An error as the log keeps it. The database's own `detail` quotes whole rows, with addresses and hashes of passwords;
 * errors of other libraries bring the answers and claims that they found wrong.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const logged: LoggedError = { type: error.name, message: error.message, stack: sourceStack(error.stack ?? '') };
  for (const field of fields) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string' || typeof value === 'number') logged[field] = value;
  }
  if (depth >= maxDepth) return logged;
  if (error.cause instanceof Error) logged.cause = errorForLog(error.cause, depth + 1);
  // A connection that was tried over IPv6 and IPv4.
  if (error instanceof AggregateError)
    logged.errors = error.errors.slice(0, 5).map((one) => errorForLog(one, depth + 1));
  return logged;
}
