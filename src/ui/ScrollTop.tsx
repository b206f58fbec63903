import { useEffect, useState } from 'react';
import { IconButton } from './Button.tsx';

/** Back to the top of the page; appears once the page is scrolled by more than `threshold` CSS pixels (spec §9). */
export function ScrollTop({ label, threshold = 100 }: { label: string; threshold?: number }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const look = () => setIsShown(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);

  return (
    <IconButton
      className="scroll-top"
      variant="primary"
      icon="up"
      label={label}
      hidden={!isShown}
      onClick={() => {
        // The button disappears on the way up, and would end a smooth scroll if it had the focus; the Tab key goes on
        // from the top.
        document.getElementById('main')?.focus({ preventScroll: true });
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
      }}
    />
  );
}
