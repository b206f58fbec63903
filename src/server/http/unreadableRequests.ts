import type { Socket } from 'node:net';

/** What the HTTP parser of Node.js says of a request that it can not read. */
interface ParserError extends Error {
  code?: string;
  /** The bytes that came; a Buffer, whatever the types of Fastify say. */
  rawPacket?: unknown;
}

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what never becomes a request. An address with Arabic letters as they are, as some programs send it, is led to
 * its percent-encoded form, the one that browsers send (case LNG-07); everything else is refused without a word.
 */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const location = error.code === 'HPE_INVALID_URL' ? encodedAddress(error.rawPacket) : null;
  const head =
    location === null
      ? (statuses[error.code ?? ''] ?? '400 Bad Request')
      : `301 Moved Permanently\r\nlocation: ${location}\r\ncache-control: no-cache`;
  if (socket.writable) socket.end(`HTTP/1.1 ${head}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  else socket.destroy(error);
}

/** The address of a GET in ASCII, or null; never one that a browser could take for another host's. */
function encodedAddress(packet: unknown): string | null {
  if (!Buffer.isBuffer(packet)) return null;
  // One letter for one byte, so that each byte is encoded by itself.
  const [, address] = /^(?:GET|HEAD) (\/[!-~\x80-\xFF]*) HTTP\/1\.[01]\r\n/.exec(packet.toString('latin1')) ?? [];
  if (address === undefined || !/[\x80-\xFF]/.test(address)) return null;
  return address
    .replace(/^[/\\]+/, '/')
    .replace(/[\\\x80-\xFF]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
