/** Every way the API refuses, with the HTTP status it answers (decisions §1). The list is closed: a new code is added here first. */
export const errorStatuses = {
  validation_failed: 422,
  unknown_field: 422,
  malformed_query: 422,
  idempotency_mismatch: 422,
  captcha_failed: 422,
  token_invalid: 422,
  token_expired: 422,
  token_used: 422,
  token_superseded: 422,
  invalid_credentials: 422,
  invalid_code: 422,
  challenge_expired: 422,
  passkey_failed: 422,
  captcha_required: 422,
  provider_failed: 422,
  orcid_record_failed: 422,
  orcid_not_linked: 409,
  unauthenticated: 401,
  forbidden: 403,
  account_disabled: 403,
  not_found: 404,
  method_not_allowed: 404,
  conflict: 409,
  other_member: 409,
  email_unconfirmed: 409,
  reauthentication_required: 409,
  password_too_short: 409,
  identity_taken: 409,
  stale_version: 409,
  undo_expired: 409,
  in_progress: 409,
  illegal_transition: 409,
  opportunity_closed: 409,
  opportunity_upcoming: 409,
  applied_elsewhere: 409,
  chat_closed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  malformed_body: 400,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** A sentence by its message id in the i18n room, with the values its placeholders take. */
export interface MessageReference {
  id: string;
  values?: Record<string, string | number>;
}

export type FieldErrors = Record<string, MessageReference[]>;

export interface ContractErrorDetails {
  fields?: FieldErrors;
  /** Says more exactly than the code's own sentence what stands in the way. */
  message?: MessageReference;
  /** The state that made a rule refuse, returned beside a 409. */
  state?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A refusal that the contract knows. Recognize it with {@link isContractError}: two builds of this module may live in
 * one process, where instanceof would say no.
 */
export class ContractError extends Error {
  readonly code: ErrorCode;
  readonly details: ContractErrorDetails;

  constructor(code: ErrorCode, details: ContractErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'ContractError';
    this.code = code;
    this.details = details;
  }
}

/** Whether a thrown value is a refusal of the closed list, whichever copy of this module threw it. */
export function isContractError(error: unknown): error is ContractError {
  return (
    error instanceof Error &&
    error.name === 'ContractError' &&
    'code' in error &&
    (error.code as string) in errorStatuses
  );
}

/** A 422 for one or more fields; each field may carry several sentences. */
export function invalidFields(fields: FieldErrors): ContractError {
  return new ContractError('validation_failed', { fields });
}
