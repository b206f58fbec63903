import { createRegistry, type RegistryMode } from './registry.ts';

// A process of its own: `node tests/providers/orcid/main.ts PORT`, with its client in the environment. It ends with the
// process that started it, which may tell it by the channel how to misbehave.

const port = Number(process.argv[2]);
const { PRACTICE_CLIENT_ID, PRACTICE_CLIENT_SECRET, PRACTICE_REDIRECT_URIS, PRACTICE_ELSEWHERE } = process.env;
const { server, setMode } = createRegistry({
  issuer: `http://127.0.0.1:${port}`,
  clientId: PRACTICE_CLIENT_ID ?? '',
  clientSecret: PRACTICE_CLIENT_SECRET ?? '',
  redirectUris: (PRACTICE_REDIRECT_URIS ?? '').split(' '),
  elsewhere: PRACTICE_ELSEWHERE ?? 'http://127.0.0.1:9',
});

process.on('message', (mode: RegistryMode) => {
  setMode(mode);
  process.send?.('set');
});
process.on('disconnect', () => process.exit(0));
server.listen(port, '127.0.0.1', () => process.send?.('ready'));
