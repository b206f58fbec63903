import { type ReactNode, useState } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './Button.tsx';

export type TickerProps = {
  /** Names the strip. */
  label: string;
  items: readonly { id: string | number; content: ReactNode }[];
  pauseLabel: string;
  playLabel: string;
};

/** A line of announcements that runs through in 20 seconds (spec §9); it waits under the pointer and the focus. */
export function Ticker({ label, items, pauseLabel, playLabel }: TickerProps) {
  const [isPaused, setIsPaused] = useState(false);
  if (items.length === 0) return null;
  const list = items.map((item) => <li key={item.id}>{item.content}</li>);
  return (
    <section className={classNames('ticker', isPaused && 'ticker--paused')} aria-label={label}>
      <div className="ticker__window">
        <div className="ticker__track">
          <ul className="ticker__list">{list}</ul>
          {/* The second copy closes the loop; it is there for the eye alone. */}
          <ul className="ticker__list ticker__copy" aria-hidden="true" inert>
            {list}
          </ul>
        </div>
      </div>
      <IconButton
        className="ticker__button"
        size="small"
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? playLabel : pauseLabel}
        onClick={() => setIsPaused(!isPaused)}
      />
    </section>
  );
}
