import type { EndpointData } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { unsubscribe as endpoint } from '#contract/notificationPreferences.ts';
import { isLocked } from '#domain/notificationPreferences.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { hasAccountRow, lockSettings, updateSettings } from './queries.ts';
import { readUnsubscribeToken, type Unsubscribed } from './unsubscribeToken.ts';

/**
 * Ends the mails that a mail's link names: of one type, or the summaries. Done twice, and for whoever is no member any
 * more, it answers the same.
 * @throws ContractError token_invalid
 */
export async function unsubscribe(
  secretBox: SecretBox,
  { db, now, t }: { db: Connection; now: Date; t: Translate },
  token: string,
): Promise<EndpointData<typeof endpoint>> {
  const claim = readUnsubscribeToken(secretBox, token);
  if (!claim || (claim.what !== 'digest' && isLocked(claim.what))) {
    // The code's own sentence tells to ask for another link, which nobody can do here.
    throw new ContractError('token_invalid', { message: { id: 'unsubscribe.invalid' } });
  }
  const { memberId, what } = claim;
  await db.transaction().execute(async (transaction) => {
    if (!(await hasAccountRow(transaction, memberId))) return;
    const { types } = await lockSettings(transaction, memberId);
    await updateSettings(transaction, memberId, {
      ...(what === 'digest'
        ? { digest_frequency: 'never' as const }
        : { types: JSON.stringify({ ...types, [what]: { ...types[what], email: false } }) }),
      updated_at: now,
    });
  });
  return { what, label: labelOf(what, t) };
}

function labelOf(what: Unsubscribed, t: Translate): string {
  return what === 'digest' ? t('preferences.digest.title') : t(`preferences.type.${what}`);
}
