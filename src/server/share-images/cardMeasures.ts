/** Where things stand, in pixels. */
export const places = {
  margin: 72,
  logo: { y: 52, size: 52 },
  figureWidth: { colonnade: 492, arches: [0, 232, 308, 380, 420, 452], portrait: 290 },
  floor: 524,
  floorHeight: 10,
  wordsTop: 130,
  wordsBottom: 502,
} as const;

/** How a title is set: its size, and how many of its characters. */
export interface TitleFit {
  size: number;
  length: number;
}
/** What is tried, in this order: smaller, then shorter. */
export const titleFits: readonly TitleFit[] = [
  ...[66, 58, 51, 45, 40, 36].map((size) => ({ size, length: 160 })),
  ...[140, 120, 100, 80, 60].map((length) => ({ size: 36, length })),
];
