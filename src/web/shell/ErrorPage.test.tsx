import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { type Language, languages } from '#i18n/language.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LanguageProvider } from './language.tsx';

async function render(language: Language, thrown: unknown): Promise<string> {
  const handler = createStaticHandler([
    {
      path: '/:language/about',
      loader: () => {
        throw thrown;
      },
      Component: () => null,
      ErrorBoundary: ErrorPage,
    },
  ]);
  const context = await handler.query(new Request(`http://localhost/${language}/about?x=1`));
  if (context instanceof Response) throw new Error(`Answered ${context.status}.`);
  return renderToString(
    <LanguageProvider language={language} t={translatorFor(language)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </LanguageProvider>,
  );
}

describe.each(languages)('in %s', (language) => {
  const t = translatorFor(language);

  test('a fault says the specified sentence, tells nothing of its cause and offers the same address again', async () => {
    const html = await render(language, new Error('relation "members" does not exist'));
    expect(html).toContain(t('api.error.internal'));
    expect(html).not.toContain('relation');
    expect(html).toContain(`href="/${language}/about?x=1" data-reload=""`);
  });

  test('an answer of 500 or of a status nobody foresaw says the same', async () => {
    for (const status of [500, 502, 418, 409]) {
      expect(await render(language, new ApiError(status, 'internal', 'x'))).toContain(t('api.error.internal'));
    }
  });

  test('each kind of refusal has its own words', async () => {
    const titles = {
      404: t('error.notFound.title'),
      413: t('error.tooLarge.title'),
      429: t('error.tooMany.title'),
      503: t('error.unavailable.title'),
      400: t('error.badRequest.title'),
      403: t('error.forbidden.title'),
      409: t('error.otherMember.title'),
    };
    for (const [status, title] of Object.entries(titles)) {
      expect(await render(language, data(null, { status: Number(status) }))).toContain(title);
    }
  });
});
