import { createHash } from 'node:crypto';
import { cvContentTypes } from '#domain/cv.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Connection } from '#server/db/connection.ts';
import { writeDocx } from '#server/documents/writeDocx.ts';
import { storeFile } from '#server/features/files/storeFile.ts';
import { cvContents } from '#server/features/profile-cv-document/cvContents.ts';
import { showProfile } from '#server/features/profile/showProfile.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';

/** Gives a person of the demo, once, a CV that says what their profile says, as if they had uploaded it. */
export async function keepDemoCv(db: Connection, fileStore: FileStore, email: string): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('member_id')
    .where('email_key', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('member_cvs').select('file_id').whereRef('member_cvs.member_id', '=', 'accounts.member_id')),
      ),
    )
    .executeTakeFirst();
  if (!account) return;
  const { member_id: memberId } = account;
  const now = new Date();
  const words = { language: 'en', t: translatorFor('en') } as const;
  const profile = await showProfile({ principal: { memberId }, ...words }, db);
  const document = cvContents(profile, words, { contents: 'all', email, phone: null }, now);
  const bytes = writeDocx(document);
  await storeFile(fileStore, bytes, ({ id, attached }) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('files')
        .values({
          id,
          purpose: 'member_cv',
          content_type: cvContentTypes.docx,
          byte_length: bytes.length,
          width: null,
          height: null,
          sha256: createHash('sha256').update(bytes).digest(),
          original_name: `${document.author}.docx`,
          owner_member_id: memberId,
          created_at: now,
        })
        .execute();
      attached();
      const text = document.blocks.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n');
      await transaction
        .insertInto('member_cvs')
        .values({ file_id: id, member_id: memberId, text, created_at: now, is_current: true })
        .execute();
    }),
  );
}
