/** Set-Cookie headers with one more, in the place of one of its name: RFC 6265 §4.1.1 wants no cookie twice. */
export function withCookie(cookies: readonly string[], cookie: string): string[] {
  const start = cookie.slice(0, cookie.indexOf('=') + 1);
  return [...cookies.filter((other) => !other.startsWith(start)), cookie];
}
