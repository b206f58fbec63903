import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isContractError } from '#contract/errors.ts';
import { type Connection, createDatabase } from '#server/db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { dropLoginAttempt, forgiveLoginAttempts, reserveLoginAttempt } from './loginAttempts.ts';

let database: TestDatabase;
let db: Connection;
let close: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close } = createDatabase({ connectionString: database.connectionString, maxConnections: 20 }));
});
afterAll(async () => {
  await close();
  await database.drop();
});

const start = Date.parse('2026-11-28T08:00:00Z');

/** An attempt some seconds after the start: how many failed before, or how long one is told to wait. */
async function attempt(subject: string, seconds: number): Promise<{ failed: number } | { wait: number | undefined }> {
  try {
    const now = new Date(start + seconds * 1000);
    return { failed: (await reserveLoginAttempt(db, subject, { now, factor: 1 })).failedBefore };
  } catch (error) {
    if (!isContractError(error) || error.code !== 'rate_limited') throw error;
    return { wait: error.details.retryAfterSeconds };
  }
}

async function failTenTimes(subject: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) expect(await attempt(subject, 0)).toEqual({ failed: count });
}

describe('failed sign-ins with one address', () => {
  test('make the next one wait after ten: 30 s, then twice as long each time, and never more than an hour', async () => {
    await failTenTimes('doubles');
    let at = 0;
    for (const [index, wait] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
      expect(await attempt('doubles', at)).toEqual({ wait });
      expect(await attempt('doubles', at + wait - 0.5)).toEqual({ wait: 0.5 });
      at += wait;
      expect(await attempt('doubles', at)).toEqual({ failed: 10 + index });
    }
  });

  test('are forgotten after a quarter of an hour, and with the right password at once', async () => {
    await failTenTimes('forgotten');
    expect(await attempt('forgotten', 900)).toEqual({ failed: 10 });
    expect(await attempt('forgotten', 1801)).toEqual({ failed: 0 });
    await failTenTimes('forgiven');
    await forgiveLoginAttempts(db, 'forgiven');
    expect(await attempt('forgiven', 1)).toEqual({ failed: 0 });
  });

  test('without a proof of a person keep nobody waiting, however often they come', async () => {
    await failTenTimes('flooded');
    for (const seconds of [30, 31, 60, 61]) {
      expect(await attempt('flooded', seconds)).toEqual({ failed: 10 });
      await dropLoginAttempt(db, 'flooded', { now: new Date(start + seconds * 1000), factor: 1 });
    }
    expect(await attempt('flooded', 61)).toEqual({ failed: 10 });
    expect(await attempt('flooded', 62)).toEqual({ wait: 59 });
  });

  test('count each where 50 come at once: ten are looked at, and after a wait one', async () => {
    const storm = async (seconds: number) => {
      const all = await Promise.all(Array.from({ length: 50 }, () => attempt('storm', seconds)));
      return {
        failed: all.flatMap((one) => ('failed' in one ? [one.failed] : [])).toSorted((one, other) => one - other),
        waits: all.flatMap((one) => ('wait' in one ? [one.wait] : [])),
      };
    };
    expect(await storm(0)).toEqual({ failed: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], waits: Array(40).fill(30) });
    expect(await storm(30)).toEqual({ failed: [10], waits: Array(49).fill(60) });
  });
});
