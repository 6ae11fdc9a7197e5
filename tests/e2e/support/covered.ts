import type { Page } from '@playwright/test';

/**
 * Scrolls through the current page in steps of 200 pixels. Returns each word and picture that a drawing, or a part that
 * stays in view, lies over, and what lies over it. The header does not count: the page scrolls under it.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Part = { name: string; owner: Element; boxes: readonly DOMRect[] };
    const elements = [...document.querySelectorAll<HTMLElement | SVGElement>('main *')].filter(
      (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    /** Returns the boxes of a line that is thin by itself, or of the borders of an empty element; its section clips it. */
    const linesOf = (one: Element): DOMRect[] => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      if (width > 100 && height <= 6) return [new DOMRect(left, top, width, height)];
      const style = getComputedStyle(one);
      const [above, after, below, before] = ['top', 'right', 'bottom', 'left'].map((side) =>
        parseFloat(style.getPropertyValue(`border-${side}-width`)),
      );
      const section = one.closest('section')?.getBoundingClientRect();
      const start = Math.max(top, section?.top ?? top);
      const end = Math.min(bottom, section?.bottom ?? bottom);
      return [
        new DOMRect(left, top, width, above),
        new DOMRect(right - (after ?? 0), start, after, end - start),
        new DOMRect(left, bottom - (below ?? 0), width, below),
        new DOMRect(left, start, before, end - start),
      ];
    };
    /** Icons are small. */
    const isDrawing = (one: Element) =>
      one.matches('svg path') && (one.closest('svg')?.getBoundingClientRect().width ?? 0) > 100;
    const boxOf = (owner: Element): Part => ({
      name: owner.outerHTML.slice(0, 60),
      owner,
      boxes: [owner.getBoundingClientRect()],
    });
    const wordParts = (text: Node, owner: Element): Part => {
      const range = new Range();
      range.selectNodeContents(text);
      // What only assistive technology reads is one pixel wide.
      const boxes = [...range.getClientRects()].filter(() => owner.clientWidth !== 1);
      return { name: (text.textContent ?? '').trim(), owner, boxes };
    };
    /** Returns the words and pictures, or those of a part. */
    const contents = (all: readonly Element[]) =>
      all.flatMap((one) =>
        one.matches('img')
          ? boxOf(one)
          : [...one.childNodes]
              .filter((node) => node instanceof Text && node.data.trim() !== '')
              .map((node) => wordParts(node, one)),
      );
    const drawings = elements.filter(isDrawing);
    const lines = elements.filter((one) => one.matches('span:empty'));
    /** Tells whether a line is meant to meet a part: it leaves the picture at the head of home, and ends behind a button. */
    const joins = (line: Element, owner: Element) => {
      const button = owner.closest('a, button');
      if (!button) return owner.matches('[fetchpriority=high]');
      const { position, backgroundColor } = getComputedStyle(button);
      const isAbove =
        position === 'relative' &&
        (line.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      return isAbove && !backgroundColor.startsWith('rgba');
    };
    const floating = elements.filter((one) =>
      ['sticky', 'fixed'].includes(getComputedStyle(one).position),
    );
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const found = new Set<string>();
    for (let top = 0; ; top += 200) {
      scrollTo({ top, behavior: 'instant' });
      const read = contents(elements);
      const over = [
        ...drawings.map((one) => ({ ...boxOf(one), root: one.closest('svg') ?? one })),
        ...lines.map((one) => ({ ...boxOf(one), boxes: linesOf(one), root: one })),
        ...floating.flatMap((root) =>
          contents(elements.filter((one) => root.contains(one))).map((part) => ({ ...part, root })),
        ),
      ];
      for (const { name, boxes, root } of over)
        for (const part of read)
          if (
            !root.contains(part.owner) &&
            !(lines.includes(root) && joins(root, part.owner)) &&
            boxes.some((box) => part.boxes.some((other) => meet(box, other)))
          )
            found.add(`${name} over ${part.name}`);
      // What stays in view alone moves over the page.
      if (floating.length === 0 || top + innerHeight >= document.documentElement.scrollHeight)
        break;
    }
    return [...found];
  });
