import type { SimulatedClient } from './data/companies.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const unescapeXml = (text: string): string =>
  Object.entries(escapes).reduceRight((plain, [sign, escape]) => plain.replaceAll(escape, sign), text);

export type SoapCall = { method: string; args: Readonly<Record<string, string>> };

/** Reads a SOAP 1.1 request of CSSoapService: a method of its namespace with typed arguments. Null for anything else. */
export const readCall = (xml: string): SoapCall | null => {
  const call = /<(\w+):(\w+) xmlns:\1="urn:CSSoapService">(.*)<\/\1:\2>/s.exec(xml);
  const [, , method, body] = call ?? [];
  if (!method || body === undefined) return null;
  const args: Record<string, string> = {};
  for (const [, name, value] of body.matchAll(/<(\w+) xsi:type="xsd:(?:int|string)">([^<]*)<\/\1>/g))
    if (name && value !== undefined) args[name] = unescapeXml(value);
  return { method, args };
};

const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body>${body}</SOAP-ENV:Body></SOAP-ENV:Envelope>`;

/** The answer to a method; what is XML itself, such as a list of entities, comes escaped. */
export const soapAnswer = (method: string, values: Readonly<Record<string, string>>): string => {
  const parts = Object.entries(values).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return envelope(`<cs:${method}Response xmlns:cs="urn:CSSoapService">${parts.join('')}</cs:${method}Response>`);
};

export const soapFault = (text: string): string =>
  envelope(`<SOAP-ENV:Fault><faultcode>SOAP-ENV:Server</faultcode><faultstring>${text}</faultstring></SOAP-ENV:Fault>`);

const namespace = 'http://www.magaya.com/XMLSchema/V1';

const element = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`;

/** The clients of a company; the billing address within has names of its own that are not the client's. */
export const entityList = (clients: readonly SimulatedClient[]): string => {
  const items = clients.map(({ guid, name, account_number, email, phone, address }) => {
    const place = [
      element('Street', address.street),
      element('City', address.city),
      element('State', address.state),
      element('ZipCode', address.zip_code),
      `<Country Code="${address.country}">${address.country}</Country>`,
    ].join('');
    return [
      `<Client GUID="${guid}">`,
      element('Name', name),
      element('AccountNumber', account_number),
      element('Email', email),
      element('Phone', phone),
      `<Address>${place}</Address><BillingAddress>${element('Name', 'Accounts payable')}${place}</BillingAddress>`,
      '</Client>',
    ].join('');
  });
  return `<Entities xmlns="${namespace}">${items.join('')}</Entities>`;
};

export const contactList = ({ contacts }: SimulatedClient): string => {
  const items = contacts.map(
    ({ guid, name, email, phone }) =>
      `<Contact GUID="${guid}">${element('Name', name)}${element('Email', email)}${element('Phone', phone)}</Contact>`,
  );
  return `<Entities xmlns="${namespace}">${items.join('')}</Entities>`;
};

export type TicketHolder = { company: string; network: string; user: string };

/** What the portal's extension answers of a sign-in ticket. */
export const signInOf = ({ company, network, user }: TicketHolder): string =>
  `<SignIn CompanyGUID="${company}" NetworkID="${network}" UserGUID="${user}"/>`;
