import { SaxesParser } from 'saxes';
import { FreightSystemError } from './freight-system-port.ts';

/** An element without its prefix; `text` is what stands directly in it. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const deepest = 40;

/**
 * Reads an XML text. A document type is refused, so that no entity beyond the five of XML is ever expanded.
 * Throws a FreightSystemError `nonsense` for what is not well-formed.
 */
export const parseXml = (xml: string): XmlElement => {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const path: XmlElement[] = [root];
  const refuse = (why: string): never => {
    throw new FreightSystemError('nonsense', why);
  };
  const parser = new SaxesParser();
  parser.on('error', () => refuse('not well-formed XML'));
  parser.on('doctype', () => refuse('a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: name.slice(name.indexOf(':') + 1), attributes, children: [], text: '' };
    if (path.length > deepest) refuse('nested too deep');
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('closetag', () => void path.pop());
  const addText = (text: string): void => {
    const element = path.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return root.children[0] ?? refuse('no element');
};

/** The direct child of that name: elements further down may have the same name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** What stands in the direct child of that name; empty where there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string =>
  childOf(element, name)?.text.trim() ?? '';
