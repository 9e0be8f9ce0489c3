// What runs in the page that is looked at: each function stands on its own, for it travels there as text.

type BoxTools = {
  nameOf: (element: Element) => string;
  /** A bar that stays where it is lies over what is scrolled below it. */
  stays: (element: Element) => boolean;
  isDrawn: (element: Element) => boolean;
  isForReaders: (element: Element) => boolean;
  shownOf: (element: Element, box: DOMRect) => DOMRect;
  cutterOf: (element: Element, box: DOMRect) => string | null;
};
type CoverTool = (element: Element, box: DOMRect) => string | null;
type PageWithTools = typeof globalThis & { boxTools?: BoxTools; coverTool?: CoverTool };

/** Finds whether something on the page is seen, and what cuts it off. */
export const bringBoxTools = (): void => {
  const nameOf = (element: Element): string => {
    const parts = element.parentElement ? [element.parentElement, element] : [element];
    // Class names of a build: its mark of the style sheet, then the name written there.
    const own = (part: Element) => [...part.classList].map((name) => `.${name.replace(/^[\w-]{6}_/, '')}`).join('');
    return parts.map((part) => part.tagName.toLowerCase() + own(part)).join(' > ');
  };
  const stays = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return true;
    return false;
  };
  const isDrawn = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');
  /** Whether only screen readers read it: it stands in a box of one pixel. */
  const isForReaders = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (part.clientWidth === 1 && part.clientHeight === 1) return true;
    return false;
  };
  /** Where an element cuts off what it holds: within its padding where dots stand for the rest. */
  const edgeOf = (part: Element): DOMRect => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const { textOverflow, paddingLeft, paddingRight } = getComputedStyle(part);
    if (textOverflow !== 'ellipsis') return new DOMRect(left, top, width, height);
    const [start, end] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    return new DOMRect(left + start, top, width - start - end, height);
  };
  /** What of a box its surroundings let through. */
  const shownOf = (element: Element, box: DOMRect): DOMRect => {
    let { left, right } = box;
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const { overflowX, display } = getComputedStyle(part);
      if (overflowX === 'visible' || display === 'inline') continue;
      const edge = edgeOf(part);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    return new DOMRect(left, box.top, Math.max(0, right - left), box.height);
  };
  const cutterOf = (element: Element, box: DOMRect): string | null => {
    for (let part: Element | null = element; part && part !== document.documentElement; part = part.parentElement) {
      const { overflowX, display } = getComputedStyle(part);
      if (overflowX === 'visible' || display === 'inline') continue;
      const edge = edgeOf(part);
      if (box.right > edge.right + 1 || box.left < edge.left - 1) return `${overflowX} ${nameOf(part)}`;
    }
    return box.right > innerWidth + 1 || box.left < -1 ? 'the window' : null;
  };
  (globalThis as PageWithTools).boxTools = { nameOf, stays, isDrawn, isForReaders, shownOf, cutterOf };
};

/** Finds what lies over something on the page. */
export const bringCoverTool = (): void => {
  const tools = (globalThis as PageWithTools).boxTools;
  const isOpaque = (part: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const clear = /^(transparent|rgba\(.*, 0\)|color\(.* \/ 0\))$/.test(backgroundColor) && backgroundImage === 'none';
    return !clear || ['IMG', 'CANVAS', 'VIDEO', 'IFRAME'].includes(part.tagName);
  };
  const isOver = (found: Element, x: number): boolean => {
    const { left, right } = found.getBoundingClientRect();
    // A link or a button whose area is a whole row lies above its cells and hides nothing.
    return x >= left && x <= right && isOpaque(found) && !tools?.stays(found);
  };
  (globalThis as PageWithTools).coverTool = (element, { left, right, top, bottom }) => {
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      for (const found of document.elementsFromPoint(x, (top + bottom) / 2)) {
        if (found.contains(element) || element.contains(found)) break;
        if (isOver(found, x)) return tools?.nameOf(found) ?? found.tagName;
      }
    }
    return null;
  };
};

type Piece = { text: string; element: Element; boxes: DOMRect[] };

/** The amounts, shares, lateness and states on the page that are cut, covered or printed over, each with what does so. */
export const cutFigures = (): { isEmpty: boolean; cut: string[] } => {
  const { boxTools: tools, coverTool: coverOf } = globalThis as PageWithTools;
  if (!tools || !coverOf) throw new Error('the tools were not brought');
  const figure = /\$\d|^\+\d|^[+−–-]?\d[\d,]*\.\d\d$|^\.\d\d$|^[+−–-]?\d[\d,.]*\s?%$/;
  const isState = (element: Element): boolean => /_chip( |$)/.test(element.className);
  // What lies behind an open dialog is not read now.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(tools.isDrawn);
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (!element || text === '' || !tools.isDrawn(element) || tools.isForReaders(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    if (boxes.length > 0) pieces.push({ text, element, boxes });
  }
  const over = (one: DOMRect, two: DOMRect): boolean =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 4;
  const faultOf = (element: Element, box: DOMRect): string | null => {
    const cut = tools.cutterOf(element, box);
    if (cut) return `cut by ${cut}`;
    const covered = coverOf(element, box);
    if (covered) return `covered by ${covered}`;
    if (tools.stays(element)) return null;
    const printed = pieces
      .filter((one) => !one.element.contains(element) && !element.contains(one.element))
      .filter((one) => one.boxes.some((two) => over(box, two) && over(box, tools.shownOf(one.element, two))))
      .find((one) => !tools.stays(one.element));
    return printed ? `printed over by "${printed.text.slice(0, 30)}"` : null;
  };
  const figures = pieces.filter(({ text, element }) => figure.test(text) || isState(element));
  const cut = figures.flatMap(({ text, element, boxes }) =>
    boxes.flatMap((box) => {
      const fault = faultOf(element, box);
      return fault ? [`${text.slice(0, 40)} in ${tools.nameOf(element)}: ${fault}`] : [];
    }),
  );
  return { isEmpty: figures.length === 0, cut };
};
