/** One measured figure, beside its limit measured in the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the machine can do at best, or could a moment before, by the plainest means. */
  limit?: number;
  /** What value divided by limit must reach, or must not exceed; of the value itself where there is no limit. */
  goal?: { atLeast: number } | { atMost: number };
  /** What else was seen, such as latencies. */
  note?: string;
}

export type Report = (figure: Figure) => void;

/** What the goal speaks of: the ratio to the limit, or the value. */
export function ratioOf({ value, limit }: Figure): number | null {
  return limit === undefined ? null : value / limit;
}

/** Whether a figure reaches its goal; null where it has none. */
export function isReached(figure: Figure): boolean | null {
  if (!figure.goal) return null;
  const judged = ratioOf(figure) ?? figure.value;
  return 'atLeast' in figure.goal ? judged >= figure.goal.atLeast : judged <= figure.goal.atMost;
}

/** A line of the table: name, value, limit, ratio, goal, and whether it is reached. */
export function describe(figure: Figure): string {
  const { name, value, unit, limit, goal, note } = figure;
  const ratio = ratioOf(figure);
  const verdict = isReached(figure);
  return [
    (verdict === null ? ' ' : verdict ? '✓' : '✗') + ` ${name}`.padEnd(66),
    `${formatted(value)} ${unit}`.padStart(14),
    (limit === undefined ? '' : `of ${formatted(limit)}`).padStart(12),
    (ratio === null ? '' : `× ${ratio.toFixed(2)}`).padStart(8),
    (goal ? ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`) : '').padStart(10),
    note ?? '',
  ]
    .join('  ')
    .trimEnd();
}

/** The same figures as rows of Markdown, for docs/benchmarks.md. */
export function toMarkdown(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, limit, goal, note } = figure;
    const ratio = ratioOf(figure);
    const verdict = isReached(figure);
    return [
      name,
      `${formatted(value)} ${unit}`,
      limit === undefined ? '' : formatted(limit),
      ratio === null ? '' : ratio.toFixed(2),
      goal ? ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`) : '',
      verdict === null ? '' : verdict ? 'yes' : 'no',
      note ?? '',
    ].join(' | ');
  });
  return ['figure | value | limit | ratio | goal | reached | note', '---|---|---|---|---|---|---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

function formatted(value: number): string {
  if (value === 0) return '0';
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3).replace(/\.?0+$/, '');
}

/** The middle value of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}
