import { z } from 'zod';
import { ContractError } from '#contract/errors.ts';

/** Base64url of a bounded size: answers of authenticators are far smaller. */
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]+$/);
const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
};

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string())
      .max(10)
      .transform((names) => names.filter((name) => transports.includes(name)))
      .optional()
      .catch(undefined),
  }),
});

/** What a browser answered when it signed with a passkey; what WebAuthn does not know is left out. @throws ContractError passkey_failed */
export function readAssertion(answer: unknown) {
  const parsed = assertion.safeParse(answer);
  if (!parsed.success) throw new ContractError('passkey_failed');
  return { ...parsed.data, clientExtensionResults: {} };
}

/** What a browser answered when it made a passkey. @throws ContractError passkey_failed */
export function readAttestation(answer: unknown) {
  const parsed = attestation.safeParse(answer);
  if (!parsed.success) throw new ContractError('passkey_failed');
  return { ...parsed.data, clientExtensionResults: {} };
}
