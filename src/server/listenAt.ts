import type { FastifyInstance } from 'fastify';
import { ConfigError } from './configError.ts';

/**
 * Opens the portal to requests.
 * @throws ConfigError that names the setting when the address is taken, not this machine's or not allowed.
 */
export async function listenAt(server: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw explained((error as NodeJS.ErrnoException).code, host, port) ?? error;
  }
}

function explained(code: string | undefined, host: string, port: number): ConfigError | null {
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(`The setting PORT is ${port}, where another program listens already. Choose another one.`);
    case 'EACCES':
      return new ConfigError(`The setting PORT is ${port}, which this user may not open. Choose one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(`The setting HOST is ${host}, which is no address of this machine (${code}).`);
    default:
      return null;
  }
}
