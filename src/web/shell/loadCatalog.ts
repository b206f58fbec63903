const attempts = 3;

/** The words of a language, tried again on a bad connection; null when they can not be had. */
export async function loadCatalog(url: string): Promise<unknown> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      // `same-origin` is what a preload with `crossorigin` asks with: the browser then uses that answer.
      const response = await fetch(url, { credentials: 'same-origin' });
      if (response.ok) return await response.json();
    } catch {
      // A lost connection: tried again below.
    }
    await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
  }
  return null;
}
