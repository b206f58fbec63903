/** Whether a text is an id as the database makes them: anything else is not looked for. Safe as a part of a path. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
