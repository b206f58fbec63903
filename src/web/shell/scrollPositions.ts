const storageKey = 'riwaq.scroll';

/** Where each entry of this tab's history was scrolled to, by the entry's key: the router writes into it. */
export const scrollPositions = readPositions();

/** Lets the browser restore pages that it loads, and keeps the positions of those that the router shows. */
export function keepScrollPositions(): void {
  const takeOver = () => (window.history.scrollRestoration = 'manual');
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    // Every page that the browser loads has the key "default": a position under it would belong to any of them.
    const { default: _, ...positions } = scrollPositions;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Storage is full or forbidden: going back leads to the top.
    }
  });
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
