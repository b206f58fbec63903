import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { getCvDocument } from '#contract/profileCv.ts';
import { cvContentTypes } from '#domain/cv.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { isLanguage } from '#i18n/language.ts';
import { writeDocument } from '#server/documents/writeDocument.ts';
import { showInformation } from '#server/features/accounts/showInformation.ts';
import { cleanFileName } from '#server/features/files/storePicture.ts';
import { showProfile } from '#server/features/profile/showProfile.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import type { SharedLimits } from '#server/http/sharedLimits.ts';
import { cvContents } from './cvContents.ts';

/** The member's own profile as a document in a language; nothing is stored. */
export async function makeCvDocument(
  sharedLimits: SharedLimits,
  context: MemberContext,
  { params, query }: EndpointInput<typeof getCvDocument>,
): Promise<EndpointData<typeof getCvDocument>> {
  const { db, now, principal } = context;
  await sharedLimits.take(context, 'cvDocumentPerMember', String(principal.memberId));
  const { language, format } = params;
  if (!isLanguage(language) || !(format === 'pdf' || format === 'docx')) throw new ContractError('not_found');
  const words = { language, t: translatorFor(language) };
  const profile = await showProfile({ principal, ...words }, db);
  const contact = query.contact.length > 0 ? await showInformation(context) : null;
  const document = cvContents(
    profile,
    words,
    {
      contents: query.contents === 'all' ? 'all' : 'connections',
      email: query.contact.includes('email') ? (contact?.email ?? null) : null,
      phone: query.contact.includes('phone') ? (contact?.phone_number ?? null) : null,
    },
    now,
  );
  const name = cleanFileName(document.title.replaceAll(/[/\\–]/g, '-')) ?? 'cv';
  return { name: `${name}.${format}`, type: cvContentTypes[format], bytes: await writeDocument(document, format) };
}
