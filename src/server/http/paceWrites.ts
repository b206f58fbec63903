import type { onRequestHookHandler } from 'fastify';

/**
 * Lets posts in one per turn of the event loop: sign-ins, registrations and all other forms of visitors. Two hundred
 * sign-ins that come at once take tens of milliseconds to read and to refuse: without turns a page that somebody asked
 * for in that moment would wait behind all of them, with turns it waits behind one.
 */
export function paceWrites(): onRequestHookHandler {
  const waiting: (() => void)[] = [];
  const letOneIn = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letOneIn);
  };
  return (request, _reply, done) => {
    if (request.method !== 'POST') {
      done();
      return;
    }
    if (waiting.push(done) === 1) setImmediate(letOneIn);
  };
}
