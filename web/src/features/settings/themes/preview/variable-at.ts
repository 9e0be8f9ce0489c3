import { type ThemeVariable, themeVariables } from '@portal/contract/settings/theme-variables.ts';

/** A color no theme has, one for each variable, as browsers write it. */
const marks = new Map<string, ThemeVariable>(themeVariables.map((name, at) => [`rgb(1, ${at}, 254)`, name]));

type Painted = (style: CSSStyleDeclaration, element: Element) => string | undefined;

const holdsText = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && (nodeValue ?? '').trim() !== '');

const isField = (element: Element): boolean => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);

/** What of an element is looked at, in the order in which somebody who points at it means it. */
const parts: readonly Painted[] = [
  ({ backgroundColor }) => backgroundColor,
  ({ borderBottomColor, borderBottomWidth }, element) =>
    isField(element) && borderBottomWidth !== '0px' ? borderBottomColor : undefined,
  ({ stroke }, element) => ('ownerSVGElement' in element ? stroke : undefined),
  ({ fill }, element) => ('ownerSVGElement' in element ? fill : undefined),
  ({ color }, element) => (holdsText(element) || isField(element) || 'ownerSVGElement' in element ? color : undefined),
  ({ borderBottomColor, borderBottomWidth }) => (borderBottomWidth === '0px' ? undefined : borderBottomColor),
  ({ borderTopColor, borderTopWidth }) => (borderTopWidth === '0px' ? undefined : borderTopColor),
  ({ boxShadow }) => /rgb\([^)]*\)/.exec(boxShadow)?.[0],
];

const variableOf = (element: Element, inner: Window): ThemeVariable | undefined => {
  const style = inner.getComputedStyle(element);
  for (const part of parts) {
    const variable = marks.get(part(style, element) ?? '');
    if (variable) return variable;
  }
  return undefined;
};

export type FoundPart = { variable: ThemeVariable; box: DOMRect };

/**
 * The part of a page that lies at a point, by the variable that colors it; what has no variable lets through to what it
 * stands on. For the moment of looking each variable has a color of its own, which is never painted.
 */
export const partAt = (page: Document, x: number, y: number): FoundPart | null => {
  const { documentElement: root, defaultView: inner } = page;
  if (!inner) return null;
  const shown = root.style.cssText;
  const colors = [...marks].map(([color, variable]) => `--p-${variable.replaceAll('_', '-')}: ${color} !important`);
  root.style.cssText = `${shown}; ${colors.join('; ')}`;
  try {
    for (let at = page.elementFromPoint(x, y); at; at = at.parentElement) {
      const variable = variableOf(at, inner);
      if (variable) return { variable, box: at.getBoundingClientRect() };
    }
    return null;
  } finally {
    root.style.cssText = shown;
  }
};
