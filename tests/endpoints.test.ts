import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointPaths } from '#contract/endpointPaths.ts';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from './fixtures/testApp.ts';
import type { TestApp } from './fixtures/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(async () => {
  await app.close();
});

const names = Object.keys(endpointPaths).sort();

test('every address of the contract has its schemas, under its own name', () => {
  expect(Object.keys(endpoints).sort()).toEqual(names);
  expect(Object.entries(endpoints).filter(([name, endpoint]) => endpoint.name !== name)).toEqual([]);
});

test('every endpoint says who may call it', () => {
  const open = Object.values(endpoints).filter(
    ({ definition }) =>
      !['public', 'member', 'messaging', 'staff', 'confirmToken', 'resetToken', 'setPasswordToken'].includes(
        definition.access,
      ),
  );
  expect(open).toEqual([]);
});

test('every endpoint is bound to a function', () => {
  expect(app.registry.endpoints.map(({ name }) => name).sort()).toEqual(names);
});

test('every endpoint is in the OpenAPI file, and nothing else is', async () => {
  const { json } = await app.call('GET', '/api/openapi.json');
  const documented = Object.entries((json as { paths: Record<string, object> }).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = Object.values(endpointPaths).map(
    ([method, path]) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented.sort()).toEqual(expected.sort());
});
