import { z } from 'zod';
import {
  type FreightClient,
  type FreightContact,
  FreightSystemError,
  type TicketHolder,
} from './freight-system-port.ts';
import { childOf, parseXml, textOf, type XmlElement } from './xml-tree.ts';

const Guid = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
const Line = z.string().max(200);
const Person = { id: Guid, name: Line.min(1), email: Line, phone: Line };
const Contact = z.object(Person);
const Client = z.object({
  ...Person,
  account_number: Line,
  address: Line,
  city: Line,
  state: Line,
  zip_code: Line,
  country: Line,
});

const Holder = z.object({ company_guid: Guid, network_id: Guid, user_guid: Guid });

const personOf = (entity: XmlElement) => ({
  id: entity.attributes['GUID'],
  name: textOf(entity, 'Name'),
  email: textOf(entity, 'Email'),
  phone: textOf(entity, 'Phone'),
});

const clientOf = (entity: XmlElement) => {
  const address = childOf(entity, 'Address');
  return {
    ...personOf(entity),
    account_number: textOf(entity, 'AccountNumber'),
    address: textOf(address, 'Street'),
    city: textOf(address, 'City'),
    state: textOf(address, 'State'),
    zip_code: textOf(address, 'ZipCode'),
    country: childOf(address, 'Country')?.attributes['Code'] ?? '',
  };
};

/** A list the system answered escaped within its answer, read by the schema of its entities; each counts once. */
const readList = <T extends { id: string }>(
  xml: string,
  name: string,
  schema: z.ZodType<T>,
  toEntity: (element: XmlElement) => unknown,
): T[] => {
  const list = parseXml(xml);
  const found = new Map<string, T>();
  for (const element of list.children) {
    if (element.name !== name) continue;
    const entity = schema.safeParse(toEntity(element));
    if (!entity.success) throw new FreightSystemError('nonsense', `a ${name} that is none`, entity.error);
    found.set(entity.data.id, entity.data);
  }
  return [...found.values()];
};

export const readClients = (xml: string): FreightClient[] => readList(xml, 'Client', Client, clientOf);
export const readContacts = (xml: string): FreightContact[] => readList(xml, 'Contact', Contact, personOf);

/** Whose a sign-in ticket is, in the answer of the portal's extension. */
export const readTicketHolder = (xml: string): TicketHolder => {
  const { name, attributes } = parseXml(xml);
  if (name !== 'SignIn') throw new FreightSystemError('nonsense', 'no ticket');
  const holder = Holder.safeParse({
    company_guid: attributes['CompanyGUID'],
    network_id: attributes['NetworkID'],
    user_guid: attributes['UserGUID'],
  });
  if (!holder.success) throw new FreightSystemError('nonsense', 'a ticket of nobody', holder.error);
  return holder.data;
};
