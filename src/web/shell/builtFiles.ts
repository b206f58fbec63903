/** What Vite's manifest says of one built file. */
interface ManifestEntry {
  file: string;
  /** Of a file made of several sources (scripts/chunkGroups.ts): what it is called. */
  name?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, ManifestEntry>;

export interface PageFiles {
  styles: string[];
  /** The script that the page comes with. */
  start: string;
  /** What every page runs, in this order: what is imported before what imports it, the entry last. */
  scripts: string[];
  /** The page's own scripts, which the entry imports. */
  pageScripts: string[];
}

/** Finds the files that a page needs at first: its chunk, the entries, and all they import. */
export class BuiltFiles {
  readonly #manifest: Manifest;
  readonly #kept = new Map<string, PageFiles>();

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  /**
   * @param file a page's file below src/web, or null for an error page.
   * @param parts with the table of members' pages, and with what the header shows to members.
   */
  forPage(file: string | null, parts: { hasMemberPages: boolean; hasMemberMenu: boolean }): PageFiles {
    const key = JSON.stringify([file, parts]);
    let files = this.#kept.get(key);
    if (!files) {
      const styles = new Set<string>();
      const scripts = new Set<string>();
      this.#collect('src/web/entry.client.tsx', styles, scripts);
      const count = scripts.size;
      if (parts.hasMemberPages) this.#collect('src/web/memberPages.ts', styles, scripts);
      if (parts.hasMemberMenu) this.#collect('src/web/shell/memberOnly.ts', styles, scripts);
      if (file) this.#collect(`src/web/${file}`, styles, scripts);
      files = {
        styles: [...styles],
        start: this.#manifest['src/web/entry.start.ts']?.file ?? '',
        scripts: [...scripts].slice(0, count),
        pageScripts: [...scripts].slice(count),
      };
      this.#kept.set(key, files);
    }
    return files;
  }

  /** The built address of a source file such as a font. */
  asset(ending: string): string | undefined {
    for (const [source, entry] of Object.entries(this.#manifest)) if (source.endsWith(ending)) return entry.file;
    return undefined;
  }

  #collect(source: string, styles: Set<string>, scripts: Set<string>): void {
    const name = /(\w+)\.tsx?$/.exec(source)?.[1];
    const entry =
      this.#manifest[source] ??
      Object.values(this.#manifest).find((each) => each.name === name && each.file.endsWith('.js'));
    if (!entry || scripts.has(entry.file)) return;
    for (const imported of entry.imports ?? []) this.#collect(imported, styles, scripts);
    scripts.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
  }
}
