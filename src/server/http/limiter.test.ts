import { describe, expect, test } from 'vitest';
import { isContractError } from '#contract/errors.ts';
import { Limiter, limits, network } from './limiter.ts';

const now = Date.parse('2026-03-05T10:00:00Z');

function isRefused(take: () => void): boolean {
  try {
    take();
    return false;
  } catch (error) {
    if (!isContractError(error)) throw error;
    return error.code === 'rate_limited';
  }
}

describe('a limit', () => {
  test.each(Object.entries(limits))('%s lets N calls of an address pass and refuses the next one', (name, { max }) => {
    const limiter = new Limiter(1);
    const take = () => limiter.take(name as keyof typeof limits, '192.0.2.1', now);
    for (let call = 1; call <= max; call += 1) take();
    expect(isRefused(take)).toBe(true);
    expect(isRefused(() => limiter.take(name as keyof typeof limits, '192.0.2.2', now))).toBe(false);
  });

  test('says when to come back, and lets in from then on', () => {
    const limiter = new Limiter(1);
    for (let call = 1; call <= limits.uiAction.max; call += 1) limiter.take('uiAction', 'a', now);
    const late = now + 45_500;
    expect(() => limiter.take('uiAction', 'a', late)).toThrow(
      expect.objectContaining({ details: { retryAfterSeconds: 14.5 } }),
    );
    expect(isRefused(() => limiter.take('uiAction', 'a', now + 59_999))).toBe(true);
    expect(isRefused(() => limiter.take('uiAction', 'a', now + 60_000))).toBe(false);
  });

  test('of one kind leaves the others alone', () => {
    const limiter = new Limiter(1);
    for (let call = 1; call <= limits.uiAction.max; call += 1) limiter.take('uiAction', 'a', now);
    expect(isRefused(() => limiter.take('api', 'a', now))).toBe(false);
  });

  test('forgets a call that is given back', () => {
    const limiter = new Limiter(1);
    for (let call = 1; call <= limits.visitorForm.max; call += 1) limiter.take('visitorForm', 'a', now);
    limiter.giveBack('visitorForm', 'a', now);
    expect(isRefused(() => limiter.take('visitorForm', 'a', now))).toBe(false);
    expect(isRefused(() => limiter.take('visitorForm', 'a', now))).toBe(true);
    limiter.giveBack('visitorForm', 'never seen', now);
  });

  test('can be widened as a whole', () => {
    const limiter = new Limiter(2);
    for (let call = 1; call <= 2 * limits.uiAction.max; call += 1) limiter.take('uiAction', 'a', now);
    expect(isRefused(() => limiter.take('uiAction', 'a', now))).toBe(true);
  });

  test('counts a whole IPv6 /64 as one address, and its neighbor apart', () => {
    const limiter = new Limiter(1);
    for (let call = 1; call <= limits.uiAction.max; call += 1)
      limiter.take('uiAction', `2001:db8:0:7:${call.toString(16)}::${call.toString(16)}`, now);
    expect(isRefused(() => limiter.take('uiAction', '2001:DB8::7:ffff:0:0:1', now))).toBe(true);
    expect(isRefused(() => limiter.take('uiAction', '2001:db8:0:8::1', now))).toBe(false);
  });

  test('survives a flood from ever new addresses', () => {
    const limiter = new Limiter(1);
    for (let call = 0; call < 120_000; call += 1) limiter.take('api', `host-${call}`, now);
    expect(isRefused(() => limiter.take('api', 'host-119999', now))).toBe(false);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2:3:4', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});
