/** Where the content's upper left corner comes to stand. */
type Corner = { x: number; y: number };

const shapeStyles = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'display',
  'transform',
] as const;

/** A drawing that needs no style sheet: every shape has its computed style as its own. */
const styledCopy = (drawing: SVGSVGElement, width: number, height: number): SVGSVGElement => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  for (const [at, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[at];
    if (!original) continue;
    const computed = getComputedStyle(original);
    const style = shapeStyles.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
    element.setAttribute('style', style);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.color = getComputedStyle(drawing).color;
  return copy;
};

const imageOf = async (drawing: SVGSVGElement, { width, height }: DOMRect): Promise<HTMLImageElement> => {
  const text = new XMLSerializer().serializeToString(styledCopy(drawing, width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
};

/** Whether an element is for screen readers alone, or not shown at all. */
const isUnseen = (element: Element): boolean => {
  const { display, visibility, clipPath } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden' || clipPath === 'inset(50%)';
};

const isColored = (color: string): boolean => color !== 'transparent' && !/^rgba\(.*, 0\)$/.test(color);

const drawBox = (context: CanvasRenderingContext2D, element: Element, { x, y }: Corner): void => {
  const { backgroundColor, borderTopLeftRadius, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (isColored(backgroundColor)) {
    context.fillStyle = backgroundColor;
    context.beginPath();
    context.roundRect(left + x, top + y, width, height, Number.parseFloat(borderTopLeftRadius) || 0);
    context.fill();
  }
  const border = Number.parseFloat(borderBottomWidth);
  if (border > 0) {
    context.fillStyle = borderBottomColor;
    context.fillRect(left + x, top + y + height - border, width, border);
  }
};

const drawText = (context: CanvasRenderingContext2D, node: Text, { x, y }: Corner): void => {
  const parent = node.parentElement;
  const text = node.data.trim();
  if (!parent || !text) return;
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, top, height } = range.getBoundingClientRect();
  const { color, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
  context.fillStyle = color;
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.textBaseline = 'middle';
  context.fillText(text, left + x, top + y + height / 2);
};

/** Draws what an element shows: boxes, texts of one line and drawings, each where it stands. */
export const drawContent = async (
  context: CanvasRenderingContext2D,
  content: HTMLElement,
  corner: Corner,
): Promise<void> => {
  const { left, top } = content.getBoundingClientRect();
  const offset = { x: corner.x - left, y: corner.y - top };
  const draw = async (node: Node): Promise<void> => {
    if (node instanceof Text) return drawText(context, node, offset);
    if (!(node instanceof Element) || isUnseen(node)) return;
    if (node instanceof SVGSVGElement) {
      const box = node.getBoundingClientRect();
      if (box.width > 0) context.drawImage(await imageOf(node, box), box.left + offset.x, box.top + offset.y);
      return;
    }
    drawBox(context, node, offset);
    for (const child of node.childNodes) await draw(child);
  };
  await draw(content);
};
