/**
 * The first script of a page, and the only one that comes with it. It fetches the others once there is something to
 * see, and runs them one after the other, each in a task of its own, so that a slow phone can scroll and press in
 * between (docs/decisions/021). It imports nothing: what it imported would come with it.
 */

/** Where a browser does not tell of its first paint, or has none because nobody looks. */
const maxWaitMs = 1000;

/** Signs that a person is about to use the page, whatever is painted. */
const signs = ['pointerdown', 'touchstart', 'keydown'] as const;

/** A button that does nothing without script, pressed before that was here. */
let pressed: HTMLElement | null = null;

async function start({ dataset: { run = '', more = '', words = '' } }: HTMLScriptElement): Promise<void> {
  document.addEventListener('click', notePress, true);
  await Promise.race([firstPaint(), firstSign(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  const scripts = run.split(' ');
  for (const address of [...scripts, ...more.split(' ')]) if (address !== '') announce(address, 'modulepreload');
  announce(words, 'preload', 'fetch');
  // Whoever asks Intl first waits 15 ms, and 60 on a slow phone: in a task of its own, while the others are on their way.
  setTimeout(Intl.DateTimeFormat);
  let last: { hydrated?: Promise<void> } = {};
  for (const address of scripts) last = (await import(/* @vite-ignore */ address)) as typeof last;
  await last.hydrated;
  document.removeEventListener('click', notePress, true);
  // React hydrates at once what is pressed.
  pressed?.click();
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of signs)
      window.addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
  });
}

function notePress({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type=button]:not([commandfor])');
}

function announce(href: string, rel: string, as = ''): void {
  document.head.append(Object.assign(document.createElement('link'), { href, rel, as, crossOrigin: '' }));
}

const script = document.querySelector<HTMLScriptElement>('script[data-run]');
// Where one of them does not come, the page stays as the server sent it: readable, and every link and form works.
if (script) start(script).catch(() => undefined);
