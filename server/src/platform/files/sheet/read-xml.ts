import { SaxesParser } from 'saxes';
import { UnreadableSheet } from './unreadable-sheet.ts';

type Attributes = Readonly<Record<string, string>>;
export type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks through an XML text; names come without their prefixes. Entities beyond the five of XML itself are a fault:
 * none is expanded and nothing outside is fetched. Refuses with 400 what is not well-formed.
 */
export const readXml = (xml: string, { open, close, text }: XmlHandlers): void => {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new UnreadableSheet('not_a_sheet');
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(withoutPrefix(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(xml).close();
};
