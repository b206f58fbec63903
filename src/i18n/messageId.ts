import type en from './messages/en.json';

/** Every id that may be asked for: the keys of the English catalog, which the Arabic one repeats. */
export type MessageId = keyof typeof en;
