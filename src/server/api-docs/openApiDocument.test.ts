import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let document: {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters: { name: string; in: string }[];
        responses: Record<string, unknown>;
        requestBody?: { content: Record<string, unknown> };
      }
    >
  >;
};
beforeAll(async () => {
  app = await testApp();
  document = (await app.call('GET', '/api/openapi.json')).json;
});
afterAll(() => app.close());

describe('the API document', () => {
  it('is OpenAPI 3.1 and names every operation once', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(20);
  });

  it('gives the list of opportunities its filters as the owner spells them (spec §7)', () => {
    const names = document.paths['/api/job-opportunities']?.get?.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    for (const name of ['page', 'q', 'cat', 'partner', 'agsCat', 'isProgram', 'tas', 'taSlug'])
      expect(names).toContain(name);
  });

  it('shows the Founding Fellows form as a multipart form with its photo', () => {
    const body = document.paths['/api/founding-fellows-profile']?.post?.requestBody?.content as Record<
      string,
      { schema: { properties: Record<string, { format?: string }> } }
    >;
    const { properties } = body['multipart/form-data']?.schema ?? { properties: {} };
    expect(Object.keys(properties)).toContain('fullName');
    expect(properties.photo?.format).toBe('binary');
  });

  it('declares every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods))
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named);
    }
  });

  it('holds no reference that leads nowhere', () => {
    const text = JSON.stringify(document);
    for (const [, reference] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = (reference ?? '')
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
      expect([reference, target]).not.toEqual([reference, undefined]);
    }
  });

  it('can be read by people at /api/docs, without any address of another site', async () => {
    const { status, text, headers } = await app.call('GET', '/api/docs');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).not.toMatch(/https?:\/\/(?!localhost)/);
  });
});
