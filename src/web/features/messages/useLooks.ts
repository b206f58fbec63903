import { useEffect, useEffectEvent } from 'react';

/** How often an open chat asks for what is new (decisions §6). */
const lookMs = 20_000;

/** Calls `look` every 20 seconds while the page is seen, and at once when it is seen again or back on line. */
export function useLooks(look: () => void): void {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') onLook();
    };
    const timer = setInterval(lookIfSeen, lookMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('online', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('online', lookIfSeen);
    };
  }, []);
}
