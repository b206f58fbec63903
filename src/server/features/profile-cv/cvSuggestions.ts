import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { OwnProfile } from '#contract/profile.ts';
import type { listCvSuggestions, takeCvSuggestions as takeEndpoint } from '#contract/profileOffers.ts';
import { type CvSuggestion, readCvSuggestions } from '#domain/cvSuggestions.ts';
import { degreeTypes } from '#domain/degreeTypes.ts';
import { languageCodes } from '#domain/languageCodes.ts';
import { foldText } from '#domain/searchText.ts';
import { languages } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { keyOf, type Offer, presentOffer } from '#server/features/profile/offers.ts';
import { showProfile } from '#server/features/profile/showProfile.ts';
import { takeOffers } from '#server/features/profile/takeOffers.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isUuid } from '#server/isUuid.ts';
import { findCv } from './queries.ts';

/** What a CV of the member offers for the profile; nothing is stored. */
export async function showSuggestions(
  context: MemberContext,
  id: string,
): Promise<EndpointData<typeof listCvSuggestions>> {
  const { db, language } = context;
  const cv = await getCv(context, db, id);
  const offers = offersOf(readCvSuggestions(cv.text, languageOf), await showProfile(context, db));
  return { id: cv.id, name: cv.original_name ?? '', items: offers.map((offer) => presentOffer(offer, language)) };
}

/** Takes what the member chose of it. */
export async function takeSuggestions(
  context: MemberContext,
  { params, body }: EndpointInput<typeof takeEndpoint>,
): Promise<EndpointData<typeof takeEndpoint>> {
  const cv = await getCv(context, context.db, params.id);
  const suggestions = readCvSuggestions(cv.text, languageOf);
  return takeOffers(context, body.keys, async (db) => offersOf(suggestions, await showProfile(context, db)));
}

async function getCv({ principal }: MemberContext, db: Connection, id: string) {
  const cv = isUuid(id) ? await findCv(db, principal.memberId, id) : undefined;
  if (!cv) throw new ContractError('not_found');
  return cv;
}

function offersOf(suggestions: readonly CvSuggestion[], { sections }: OwnProfile): Offer[] {
  const skills = new Set(sections.skills.items.map(foldText));
  const known = new Set(sections.languages.items.map(({ code }) => code));
  const offers = suggestions.map((suggestion): Offer => {
    const key = keyOf(suggestion.section, suggestion);
    if (suggestion.section === 'skills')
      return {
        key,
        section: 'skills',
        state: skills.has(foldText(suggestion.value)) ? 'same' : 'new',
        tag: suggestion.value,
      };
    if (suggestion.section === 'languages') {
      const { code, level } = suggestion;
      return { key, section: 'languages', state: known.has(code) ? 'same' : 'new', code, level };
    }
    const { section, degree, ...values } = suggestion;
    const degreeIndex = degreeTypes.findIndex(({ slug }) => slug === degree);
    // Ids of degree types follow the order of the domain's list.
    const degreeTypeId = degreeIndex === -1 ? null : degreeIndex + 1;
    const own =
      sections[section].items.find((item) => isSame(item, { ...values, degree_type_id: degreeTypeId })) ?? null;
    return {
      key,
      section,
      state: own ? 'same' : 'new',
      values: { ...values, ...(degreeTypeId === null ? {} : { degree_type_id: degreeTypeId }) },
      orcidPutCode: null,
      own,
      fields: [],
    };
  });
  // A CV may say one thing twice.
  return offers.filter(({ key }, index) => offers.findIndex((other) => other.key === key) === index);
}

interface Named {
  title: string | null;
  organization_name: string | null;
  degree_type_id?: number | null;
}

function isSame(own: Named, told: Named): boolean {
  const fold = (text: string | null): string => foldText(text ?? '');
  if (fold(own.organization_name) !== fold(told.organization_name)) return false;
  if (fold(own.title) === fold(told.title)) return true;
  // A CV says the degree before what was studied, as the portal's own documents do.
  return (
    typeof told.degree_type_id === 'number' &&
    told.degree_type_id === own.degree_type_id &&
    fold(told.title).endsWith(fold(own.title))
  );
}

let codesByName: Map<string, string> | undefined;

/** The code of a language by a word for it in any language of the portal. */
function languageOf(foldedName: string): string | undefined {
  codesByName ??= new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'language' });
      return languageCodes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined || name === code ? [] : [[foldText(name), code] as const];
      });
    }),
  );
  return codesByName.get(foldedName);
}
