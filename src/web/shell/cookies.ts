const yearInDays = 365;

/** The value of a cookie that scripts may read, or null. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return null;
}

/** The text of a cookie, by default for the whole site and as long as a preference lives (spec §9). */
export function cookieText(name: string, value: string, isSecure: boolean, days = yearInDays, path = '/'): string {
  return `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function writeCookie(name: string, value: string): void {
  document.cookie = cookieText(name, value, window.location.protocol === 'https:');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
