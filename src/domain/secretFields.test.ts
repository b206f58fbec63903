import { expect, test } from 'vitest';
import { isSecretField } from './secretFields.ts';

test('passwords, codes and proofs of a person are secret; what else is typed is not', () => {
  const secret = ['password', 'old_password', 'password_confirmation', 'proof_password', 'code', 'proof_code'];
  for (const name of [...secret, 'recaptcha', 'captcha_answer', 'captcha_token', 'trap'])
    expect([name, isSecretField(name)]).toEqual([name, true]);
  for (const name of ['full_name', 'email', 'phone_number_code', 'country', 'intent', 'visibility'])
    expect([name, isSecretField(name)]).toEqual([name, false]);
});
