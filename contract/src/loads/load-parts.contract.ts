import { z } from 'zod';
import { AccessorialDetails, AccessorialRequest } from '../accessorials/accessorial-request.ts';
import { LineItemChange, LineItemInput } from '../commodities/line-item.ts';
import { contract } from '../http/endpoint.ts';
import { loadPartsCalls } from './load-parts.calls.ts';
import { Id, IdText, requiredLongText, text, TimeOfDay } from '../values/values.ts';
import { Country, ZipCode } from '../places/postal.ts';
import { LoadAccessorial } from '../accessorials/load-accessorial.ts';
import { Contact, LoadDetails, LoadIdText } from './load.ts';

/**
 * What may change of one stop; what is not sent stays as it is, a contact is replaced as a whole. Once the load is
 * booked the price's part of a stop is fixed, and another name, address or contact needs a reason.
 */
export const StopChange = z
  .strictObject({
    location_id: Id.nullable(),
    name: text(120),
    address: text(200),
    city: text(100),
    state: text(40),
    zip_code: ZipCode,
    country: Country,
    contact: Contact,
    open_time: TimeOfDay.nullable(),
    close_time: TimeOfDay.nullable(),
    residential: z.boolean(),
    limited_access: z.boolean(),
    limited_access_type: text(40).nullable(),
    reference: text(80),
    reason: requiredLongText(300),
  })
  .partial();
export type StopChange = z.infer<typeof StopChange>;

const ofLoad = z.strictObject({ id: LoadIdText });
const ofLineItem = ofLoad.extend({ line_item_id: IdText });
const ofAccessorial = z.strictObject({ id: IdText });
const accessorialsOfLoad = z.strictObject({ items: z.array(LoadAccessorial) });

export const loadParts = contract(loadPartsCalls, {
  accessorials: {
    summary: 'The extra services of a load',
    params: ofLoad,
    reply: accessorialsOfLoad,
    errors: [404],
  },
  addAccessorials: {
    summary: 'Add extra services to a load that is not booked; all or none',
    params: ofLoad,
    body: z.strictObject({ accessorials: z.array(AccessorialRequest).min(1).max(40) }),
    reply: LoadDetails,
    status: 201,
    errors: [404, 409, 422],
  },
  removeAccessorialOfLoad: {
    summary: 'Remove an extra service from a load that is not booked',
    params: ofLoad,
    query: z.strictObject({ accessorial_id: IdText }),
    reply: LoadDetails,
    errors: [404, 409],
  },
  listAccessorials: {
    summary: 'The extra services of a load',
    query: z.strictObject({ load_id: LoadIdText }),
    reply: accessorialsOfLoad,
    errors: [404],
  },
  addAccessorial: {
    summary: 'Add an extra service to a load that is not booked',
    body: AccessorialRequest.extend({ load_id: Id }),
    reply: LoadAccessorial,
    status: 201,
    errors: [404, 409, 422],
  },
  changeAccessorial: {
    summary: 'Change the details of an extra service',
    params: ofAccessorial,
    body: z.strictObject({ details: AccessorialDetails }),
    reply: LoadAccessorial,
    errors: [404, 409],
  },
  removeAccessorial: {
    summary: 'Remove an extra service from its load, which is not booked',
    params: ofAccessorial,
    errors: [404, 409],
  },
  addLineItem: {
    summary: 'Add a line item to a load that is not booked',
    params: ofLoad,
    body: LineItemInput,
    reply: LoadDetails,
    status: 201,
    errors: [404, 409, 422],
  },
  changeLineItem: {
    summary: 'Change a line item of a load that is not booked',
    params: ofLineItem,
    body: LineItemChange,
    reply: LoadDetails,
    errors: [404, 409],
  },
  removeLineItem: {
    summary: 'Remove a line item of a load that is not booked; the last one stays',
    params: ofLineItem,
    reply: LoadDetails,
    errors: [404, 409],
  },
  changeResidential: {
    summary: 'Say whether the pickups and the deliveries of a load are at homes; its extra services follow',
    params: ofLoad,
    body: z.strictObject({ pickup: z.boolean(), delivery: z.boolean() }).partial(),
    reply: LoadDetails,
    errors: [404, 409],
  },
  changeStop: {
    summary: 'Change a stop; once the load is booked another address needs a reason and is reported',
    params: ofLoad.extend({ stop_id: IdText }),
    body: StopChange,
    reply: LoadDetails,
    errors: [404, 409],
  },
});
