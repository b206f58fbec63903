import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { apiDocsRoutes } from './api-docs/apiDocsRoutes.ts';
import type { Config } from './config.ts';
import type { Connection } from './db/connection.ts';
import { errorForLog } from './errorForLog.ts';
import { siteFileRoutes } from './discovery/siteFileRoutes.ts';
import { sitemapRoutes } from './discovery/sitemapRoutes.ts';
import { exportRoutes } from './features/account-data/exportRoutes.ts';
import { bindAccountData } from './features/account-data/routes.ts';
import { bindAccountSecurity } from './features/account-security/routes.ts';
import { bindAccounts } from './features/accounts/routes.ts';
import { bindApplications } from './features/applications/routes.ts';
import { bindCaptcha } from './features/captcha/routes.ts';
import { bindChat } from './features/chat/routes.ts';
import { bindConnections } from './features/connections/routes.ts';
import { bindContact } from './features/contact/routes.ts';
import { bindFellows } from './features/fellows/routes.ts';
import { fileRoutes } from './features/files/fileRoutes.ts';
import { bindFollowings } from './features/followings/routes.ts';
import { bindJoinRequests } from './features/join-requests/routes.ts';
import { bindMembers } from './features/members/routes.ts';
import { bindNewsletter } from './features/newsletter/routes.ts';
import { calendarRoutes } from './features/site-content/calendarRoutes.ts';
import { bindNotifications } from './features/notifications/routes.ts';
import { bindOpportunities } from './features/opportunities/routes.ts';
import { bindOrganizations } from './features/organizations/routes.ts';
import { cvFileRoutes } from './features/profile-cv/cvFileRoutes.ts';
import { bindCvDocument } from './features/profile-cv-document/routes.ts';
import { bindProfileOrcid } from './features/profile-orcid/routes.ts';
import { bindProfileCv } from './features/profile-cv/routes.ts';
import { bindProfile } from './features/profile/routes.ts';
import { bindPreferences } from './features/preferences/routes.ts';
import { unsubscribeRoutes } from './features/preferences/unsubscribeRoutes.ts';
import { bindProviders } from './features/providers/routes.ts';
import { bindRecommendations } from './features/recommendations/routes.ts';
import { bindSiteContent } from './features/site-content/routes.ts';
import { outboxRoutes } from './features/outbox/outboxRoutes.ts';
import { bindOutbox } from './features/outbox/routes.ts';
import { bindThematicAreas } from './features/thematic-areas/routes.ts';
import { bindUiActions } from './features/ui-actions/routes.ts';
import { createGateways, type Gateways, outboxOf } from './gateways/createGateways.ts';
import { apiRoutes } from './http/apiRoutes.ts';
import { assetRoutes } from './http/assetRoutes.ts';
import { EndpointRegistry } from './http/endpointRegistry.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import type { ContentChangeListener } from './http/contentChanges.ts';
import { HeldForms } from './http/heldForms.ts';
import { Limiter } from './http/limiter.ts';
import { answerBadAddress, answerFailure, answerNoRoute } from './http/outsideRoutes.ts';
import { PageCache } from './http/pageCache.ts';
import type { PageRenderer } from '#contract/pageRendering.ts';
import { paceWrites } from './http/paceWrites.ts';
import { pageRoutes } from './http/pageRoutes.ts';
import { readableUrl } from './http/readableUrl.ts';
import { answerUnreadable } from './http/unreadableRequests.ts';
import { SessionCache } from './sessions/sessionCache.ts';
import { SharedLimits } from './http/sharedLimits.ts';
import { securityHeaders, strictTransportSecurity } from './http/securityHeaders.ts';
import { withoutPractice } from './withoutPractice.ts';
import { shareImageRoutes } from './share-images/shareImageRoutes.ts';

export interface AppOptions {
  config: Config;
  db: Connection;
  /** Those of the settings when absent. */
  gateways?: Gateways;
  /** Absent where only the API is wanted, as in API tests. */
  renderPage?: PageRenderer;
  /** Where the browser's built files lie. */
  assetsDirectory: string;
  isDraining?: () => boolean;
  /** Whether this is a demo, whose mails everybody may read and whose people anybody may be. */
  isDemo?: boolean;
}

export interface App {
  server: FastifyInstance;
  registry: EndpointRegistry;
  pageCache: PageCache;
  /** To be told what changes in the database, by whomever; until then no session is remembered. */
  changes: ContentChangeListener;
}

/** Puts the server together: every plugin and every feature, in one visible list. Listens to nothing yet. */
export async function buildApp({
  config: settings,
  db,
  gateways: ways = createGateways(settings),
  renderPage,
  assetsDirectory,
  isDraining = () => false,
  isDemo = false,
}: AppOptions): Promise<App> {
  const { config, gateways } = isDemo ? { config: settings, gateways: ways } : withoutPractice(settings, ways);
  const server = Fastify({
    logger: {
      level: config.logLevel,
      // The form parser logs its headers at the level "trace".
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', 'busboyOptions.headers'],
      // Queries may hold what a person searched for or a token from a mail: the path alone is logged.
      serializers: {
        req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
        err: (error) => errorForLog(error),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 100 * 1024,
    // Whoever sends a letter at a time, or never reads what was asked for, holds a place for a minute at most.
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  server.setNotFoundHandler(answerNoRoute);
  server.setErrorHandler(answerFailure);
  server.addHook('onRequest', paceWrites());
  const isHttps = config.publicUrl.startsWith('https:');
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (isHttps) reply.header('strict-transport-security', strictTransportSecurity);
    if (isDraining()) reply.header('connection', 'close');
    done();
  });

  const limiter = new Limiter(config.rateLimitFactor);
  const sharedLimits = new SharedLimits(config.rateLimitFactor);
  const sessionCache = new SessionCache();
  const registry = new EndpointRegistry(limiter, sharedLimits, sessionCache, gateways.secretBox);
  bindThematicAreas(registry.bind);
  bindOpportunities(registry.bind);
  bindOrganizations(registry.bind);
  bindMembers(registry.bind);
  bindSiteContent(registry.bind, { config });
  bindFellows(registry.bind, { config, gateways });
  bindContact(registry.bind, { config, gateways });
  bindJoinRequests(registry.bind, { config, gateways });
  bindNewsletter(registry.bind, { config, gateways });
  bindCaptcha(registry.bind, { gateways });
  bindUiActions(registry.bind);
  const outboxDirectory = isDemo && !config.smtpUrl ? outboxOf(config) : null;
  bindOutbox(registry.bind, outboxDirectory);
  bindAccounts(registry.bind, { config, gateways, sharedLimits });
  bindAccountSecurity(registry.bind, { config, gateways, sharedLimits });
  bindProfile(registry.bind);
  bindProviders(registry.bind, { config, gateways });
  bindAccountData(registry.bind, { config, gateways, sharedLimits });
  bindNotifications(registry.bind, { config });
  bindProfileCv(registry.bind, { gateways, sharedLimits });
  bindCvDocument(registry.bind, { sharedLimits });
  bindProfileOrcid(registry.bind, { gateways, sharedLimits });
  bindConnections(registry.bind, { sharedLimits });
  bindChat(registry.bind);
  bindFollowings(registry.bind);
  bindRecommendations(registry.bind);
  bindApplications(registry.bind, { gateways, sharedLimits });
  bindPreferences(registry.bind, { config, gateways });

  const pageCache = new PageCache(config.pageCacheBytes);
  await server.register(healthRoutes, { db, isDraining });
  await server.register(assetRoutes, { directory: assetsDirectory });
  await server.register(fileRoutes, { db, fileStore: gateways.fileStore });
  await server.register(exportRoutes, { db, fileStore: gateways.fileStore, sessionCache });
  await server.register(cvFileRoutes, { db, fileStore: gateways.fileStore, sessionCache });
  await server.register(apiDocsRoutes, {
    endpoints: registry.endpoints,
    title: `${config.siteName.en} API`,
    serverUrl: config.publicUrl,
    assetsDirectory,
  });
  await server.register(apiRoutes, { prefix: '/api', registry, db, publicUrl: config.publicUrl, sessionCache });
  await server.register(unsubscribeRoutes, { db, secretBox: gateways.secretBox, limiter });
  await server.register(sitemapRoutes, { db, publicUrl: config.publicUrl, limiter });
  await server.register(siteFileRoutes, { db, config, limiter });
  await server.register(calendarRoutes, { db, publicUrl: config.publicUrl, limiter });
  if (outboxDirectory !== null) await server.register(outboxRoutes, { directory: outboxDirectory });
  await server.register(shareImageRoutes, { config, db, registry, limiter, fileStore: gateways.fileStore });
  const heldForms = new HeldForms(gateways.secretBox, sharedLimits);
  if (renderPage)
    await server.register(pageRoutes, {
      config,
      db,
      registry,
      limiter,
      cache: pageCache,
      renderPage,
      heldForms,
      sessionCache,
    });
  const changes: ContentChangeListener = {
    tableChanged: (table) => (sessionCache.isAbout(table) ? sessionCache.forget() : pageCache.tableChanged(table)),
    setTrusted: (isTrusted) => {
      sessionCache.setTrusted(isTrusted);
      pageCache.setTrusted(isTrusted);
    },
  };
  return { server, registry, pageCache, changes };
}
