import { EgressError } from '../../platform/egress/egress-error.ts';
import type { EgressService } from '../../platform/egress/egress.ts';
import { FreightSystemError } from './freight-system-port.ts';
import { childOf, parseXml, textOf, type XmlElement } from './xml-tree.ts';

type Arguments = Readonly<Record<string, string | number>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A SOAP 1.1 request of CSSoapService: no SOAPAction, every argument with its type. */
const envelopeOf = (method: string, args: Arguments): string => {
  const typed = Object.entries(args).map(([name, value]) => {
    const type = typeof value === 'number' ? 'int' : 'string';
    return `<${name} xsi:type="xsd:${type}">${escapeXml(String(value))}</${name}>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body>',
    `<cs:${method} xmlns:cs="urn:CSSoapService">${typed.join('')}</cs:${method}>`,
    '</soap:Body></soap:Envelope>',
  ].join('');
};

const failureOf = (cause: unknown): FreightSystemError => {
  if (cause instanceof FreightSystemError) return cause;
  if (!(cause instanceof EgressError)) return new FreightSystemError('nonsense', 'unreadable answer', cause);
  const kind = cause.kind === 'bad_status' && cause.status === 404 ? 'unknown_company' : 'unavailable';
  return new FreightSystemError(kind, cause.message, cause);
};

/** What a method answered: its result word, `no_error` when all is well, and the element it stands in. */
export type SoapAnswer = { result: string; values: XmlElement };

/** Calls one method. Rejects with a FreightSystemError. */
export const callSoap = async (
  service: EgressService,
  url: string,
  method: string,
  args: Arguments,
): Promise<SoapAnswer> => {
  try {
    const { body } = await service.bytes({
      method: 'POST',
      url,
      headers: { accept: 'text/xml' },
      xml: envelopeOf(method, args),
    });
    const values = childOf(childOf(parseXml(body.toString('utf8')), 'Body'), `${method}Response`);
    if (!values) throw new FreightSystemError('nonsense', `no answer to ${method}`);
    return { result: textOf(values, 'return'), values };
  } catch (cause) {
    throw failureOf(cause);
  }
};
