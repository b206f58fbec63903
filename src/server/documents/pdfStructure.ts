import type { DocumentBlock } from './documentModel.ts';
import { pageStyles } from './pageStyles.ts';
import type { PdfFile, PdfReference } from './pdfFile.ts';

/** One paragraph's share of a page. */
interface Share {
  page: number;
  mark: number;
}

/** What is a heading, a paragraph, a list: for whoever hears the document or copies from it. */
export class PdfStructure {
  readonly #shares = new Map<DocumentBlock, Share[]>();
  readonly #marksOfPage: DocumentBlock[][] = [];

  /** The mark of a block's lines on a page. */
  mark(block: DocumentBlock, page: number): number {
    const marks = (this.#marksOfPage[page] ??= []);
    const mark = marks.push(block) - 1;
    const shares = this.#shares.get(block);
    if (shares) shares.push({ page, mark });
    else this.#shares.set(block, [{ page, mark }]);
    return mark;
  }

  /** Writes the tree; gives its root. */
  write(file: PdfFile, pages: readonly PdfReference[], language: string): PdfReference {
    const root = file.reserve();
    const whole = file.reserve();
    const elements = new Map<DocumentBlock, PdfReference>();
    const children: PdfReference[] = [];
    const lists: { id: number; reference: PdfReference; items: PdfReference[] }[] = [];
    for (const [block, shares] of this.#shares) {
      const marks = shares.map(({ page, mark }) => `<</Type/MCR/Pg ${pages[page]} 0 R/MCID ${mark}>>`).join('');
      const element = file.reserve();
      elements.set(block, element);
      if (block.place === undefined) {
        file.put(element, `<</Type/StructElem/S/${roleOf(block)}/P ${whole} 0 R/Lang(${block.language})/K[${marks}]>>`);
        children.push(element);
        continue;
      }
      let list = lists.at(-1);
      if (list?.id !== block.place.list) {
        list = { id: block.place.list, reference: file.reserve(), items: [] };
        lists.push(list);
        children.push(list.reference);
      }
      const item = file.add(`<</Type/StructElem/S/LI/P ${list.reference} 0 R/K[${element} 0 R]>>`);
      list.items.push(item);
      file.put(element, `<</Type/StructElem/S/LBody/P ${item} 0 R/Lang(${block.language})/K[${marks}]>>`);
    }
    for (const { reference, items } of lists)
      file.put(reference, `<</Type/StructElem/S/L/P ${whole} 0 R/K[${refs(items)}]>>`);
    file.put(whole, `<</Type/StructElem/S/Document/P ${root} 0 R/Lang(${language})/K[${refs(children)}]>>`);
    const numbers = this.#marksOfPage.map(
      (marks, page) => `${page} [${refs(marks.map((block) => elements.get(block) ?? 0))}]`,
    );
    const parents = file.add(`<</Nums[${numbers.join(' ')}]>>`);
    file.put(
      root,
      `<</Type/StructTreeRoot/K ${whole} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${pages.length}>>`,
    );
    return root;
  }
}

function roleOf({ style }: DocumentBlock): string {
  const { outline } = pageStyles[style];
  return outline === undefined ? 'P' : `H${outline}`;
}

function refs(references: readonly PdfReference[]): string {
  return references.map((reference) => `${reference} 0 R`).join(' ');
}
