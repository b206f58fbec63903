import type { FastifyRequest } from 'fastify';
import { isApiError } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import { ContractError, type ErrorCode } from '#contract/errors.ts';
import type { AgsCategory } from '#domain/opportunity.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { isLanguage } from '#i18n/language.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { findPublicFile } from '#server/features/files/queries.ts';
import { isUuid } from '#server/isUuid.ts';
import type { EndpointRegistry } from '#server/http/endpointRegistry.ts';
import { createRenderApi } from '#server/http/renderApi.ts';
import { visitorContext } from '#server/http/visitorContext.ts';
import { describeArea, describeEvent, describePage, sharedPages } from './describePageCards.ts';
import { describeMember, describeOpportunity, describeOrganization } from './describeShareCards.ts';
import type { CardSetting, ShareCard } from './shareCard.ts';

/** Where cards get what they show. */
export interface CardSources {
  config: Config;
  db: Connection;
  registry: EndpointRegistry;
}

const address = new RegExp(
  String.raw`^/share/(?<language>[a-z]{2})/(?:${[
    String.raw`(?<page>[a-z-]{1,20})`,
    String.raw`(?<noun>opportunities|organizations|members)/(?<id>[1-9][0-9]{0,14})`,
    String.raw`focus-areas/(?<category>education|research|innovation)/(?<area>[a-z-]{1,60})`,
    String.raw`events/(?<event>[a-z0-9-]{1,60})`,
  ].join('|')})\.png$`,
);

/**
 * What the image at an address shows, from what the public API answers.
 * @throws ContractError not_found for an address that is none, and for what is not public.
 */
export async function findShareCard(sources: CardSources, request: FastifyRequest): Promise<ShareCard> {
  const { config, db, registry } = sources;
  const named = address.exec(request.url.split('?')[0] ?? '')?.groups;
  if (!named || !isLanguage(named.language)) throw new ContractError('not_found');
  const { language } = named;
  const t = translatorFor(language);
  const setting: CardSetting = { language, siteName: config.siteName[language], t };
  const context = visitorContext({ db, language, log: request.log, address: request.ip, requestId: request.id });
  try {
    return await describe(named, setting, createRenderApi(registry, context, config.apiUrl).api, db);
  } catch (error) {
    throw isApiError(error) ? new ContractError(error.code as ErrorCode) : error;
  }
}

async function describe(
  { page, noun, id = '', category, area, event }: Record<string, string | undefined>,
  setting: CardSetting,
  api: Api,
  db: Connection,
): Promise<ShareCard> {
  if (page !== undefined) {
    if (page !== 'home' && !isSharedPage(page)) throw new ContractError('not_found');
    return describePage(page, setting);
  }
  if (event !== undefined) return describeEvent(await api.getEvent({ params: { slug: event } }), setting);
  if (area !== undefined) {
    // The address names one of the three.
    const query = { category: category as AgsCategory };
    return describeArea(await api.getThematicAreaBySlug({ params: { slug: area }, query }), query.category, setting);
  }
  const params = { id };
  if (noun === 'opportunities') return describeOpportunity(await api.getOpportunity({ params }), setting);
  if (noun === 'organizations') return describeOrganization(await api.getOrganization({ params }), setting);
  return withPublicPortrait(db, describeMember(await api.getMember({ params }), setting));
}

function isSharedPage(name: string): name is keyof typeof sharedPages {
  return Object.hasOwn(sharedPages, name);
}

/** A card whose portrait no visitor may see is one without. */
async function withPublicPortrait(db: Connection, card: ShareCard): Promise<ShareCard> {
  const { figure } = card;
  if (figure.kind !== 'portrait' || figure.pictureId === null) return card;
  const isPublic = isUuid(figure.pictureId) && (await findPublicFile(db, figure.pictureId)) !== undefined;
  return isPublic ? card : { ...card, figure: { ...figure, pictureId: null } };
}
