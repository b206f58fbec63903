import type { ReactNode } from 'react';

export type ProgressProps = {
  label: ReactNode;
  /** 0 to `max`; without it the work is under way and nobody knows how far. */
  value?: number;
  max?: number;
  /** The value in words, such as "60%". */
  valueText?: ReactNode;
};

/** How far something is: a label, a bar, the value in words. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  return (
    <label className="progress">
      <span className="row row--spread small">
        <span>{label}</span>
        {valueText && <bdi className="unit">{valueText}</bdi>}
      </span>
      <progress value={value} max={max} />
    </label>
  );
}
