import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** A member's conversations with all that both wrote; former members have no name any more. */
export async function listConversationsForExport(db: Connection, memberId: number) {
  const { rows } = await sql`
    select v.id, m.id as user_id, m.full_name, v.created_at,
      coalesce((select json_agg(json_build_object('seq', x.seq, 'is_own', x.sender_id is not distinct from ${memberId}::bigint,
        'body', x.body, 'sent_at', x.sent_at) order by x.seq) from messages x where x.conversation_id = v.id), '[]') as messages
    from conversation_members own
    join conversations v on v.id = own.conversation_id
    left join members m on m.id = case when v.low_member_id = ${memberId} then v.high_member_id else v.low_member_id end
    where own.member_id = ${memberId}
    order by v.id`.execute(db);
  return rows;
}
