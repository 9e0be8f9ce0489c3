// What runs in the page that is measured: each function stands on its own, for it travels there as text.

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Kept = { shift: number; moved: string[] };
type WatchedWindow = typeof globalThis & { keptMoves?: Kept };

/** From the start of a page: adds up what moved without anybody touching it, and keeps what that was. */
export const watchMoves = (): void => {
  const kept: Kept = { shift: 0, moved: [] };
  (globalThis as WatchedWindow).keptMoves = kept;
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'what is gone';
    // Class names of a build: its mark of the style sheet, then the name written there.
    const own = (part: Element): string =>
      part.tagName.toLowerCase() + [...part.classList].map((name) => `.${name.replace(/^[\w-]{6}_/, '')}`).join('');
    const parents = [element.parentElement?.parentElement, element.parentElement, element];
    return parents.flatMap((part) => (part ? [own(part)] : [])).join(' > ');
  };
  const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map((length) => Math.round(length)).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      kept.shift += entry.value;
      const when = `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms`;
      for (const { node, previousRect, currentRect } of entry.sources)
        kept.moved.push(`${when}: ${nameOf(node)}  ${box(previousRect)} to ${box(currentRect)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const moves = (): Kept => (globalThis as WatchedWindow).keptMoves ?? { shift: 0, moved: [] };

/** By how many pixels the page scrolls sideways, and the widest of the elements that make it. */
export const partsThatStickOut = (): { by: number; parts: string[] } => {
  const root = document.scrollingElement ?? document.documentElement;
  const by = root.scrollWidth - root.clientWidth;
  if (by <= 0) return { by: 0, parts: [] };
  const isCutOff = (element: Element): boolean => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    return false;
  };
  const parts = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right + root.scrollLeft }))
    .filter(({ element, right }) => right > root.clientWidth + 0.5 && !isCutOff(element))
    .toSorted((a, b) => b.right - a.right)
    .slice(0, 4)
    .map(({ element, right }) => {
      const words = (element.textContent ?? '').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''} ends at ${Math.round(right)}: ${words}`;
    });
  return { by, parts };
};
