import { z } from 'zod';
import { AccessorialDetails, AccessorialRequest } from '../accessorials/accessorial-request.ts';
import { LineItemChange, LineItemInput } from '../commodities/line-item.ts';
import { contract } from '../http/endpoint.ts';
import { Id, IdText, requiredText, text, TimeOfDay } from '../values/values.ts';
import { ZipCode } from '../places/places.contract.ts';
import { Contact, LoadAccessorial, LoadDetails, LoadIdText } from './load.ts';

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
    contact: Contact,
    open_time: TimeOfDay.nullable(),
    close_time: TimeOfDay.nullable(),
    residential: z.boolean(),
    limited_access: z.boolean(),
    limited_access_type: text(40).nullable(),
    reference: text(80),
    reason: requiredText(300),
  })
  .partial();
export type StopChange = z.infer<typeof StopChange>;

const ofLoad = z.strictObject({ id: LoadIdText });
const ofLineItem = ofLoad.extend({ line_item_id: IdText });
const ofAccessorial = z.strictObject({ id: IdText });
const accessorialsOfLoad = z.strictObject({ items: z.array(LoadAccessorial) });

export const loadParts = contract({
  accessorials: {
    method: 'GET',
    path: '/api/loads/{id}/accessorials',
    permission: 'get:load-accessorials',
    summary: 'The extra services of a load',
    params: ofLoad,
    reply: accessorialsOfLoad,
    errors: [404],
  },
  addAccessorials: {
    method: 'POST',
    path: '/api/loads/{id}/accessorials',
    permission: 'post:load-accessorials',
    summary: 'Add extra services to a load that is not booked; all or none',
    params: ofLoad,
    body: z.strictObject({ accessorials: z.array(AccessorialRequest).min(1).max(40) }),
    reply: LoadDetails,
    status: 201,
    errors: [404, 409, 422],
  },
  removeAccessorialOfLoad: {
    method: 'DELETE',
    path: '/api/loads/{id}/accessorials',
    permission: 'delete:load-accessorials',
    summary: 'Remove an extra service from a load that is not booked',
    params: ofLoad,
    query: z.strictObject({ accessorial_id: IdText }),
    reply: LoadDetails,
    errors: [404, 409],
  },
  listAccessorials: {
    method: 'GET',
    path: '/api/load-accessorials',
    permission: 'get:load-accessorials',
    summary: 'The extra services of a load',
    query: z.strictObject({ load_id: LoadIdText }),
    reply: accessorialsOfLoad,
    errors: [404],
  },
  addAccessorial: {
    method: 'POST',
    path: '/api/load-accessorials',
    permission: 'post:load-accessorials',
    summary: 'Add an extra service to a load that is not booked',
    body: AccessorialRequest.extend({ load_id: Id }),
    reply: LoadAccessorial,
    status: 201,
    errors: [404, 409, 422],
  },
  changeAccessorial: {
    method: 'PATCH',
    path: '/api/load-accessorials/{id}',
    permission: 'patch:load-accessorials',
    summary: 'Change the details of an extra service',
    params: ofAccessorial,
    body: z.strictObject({ details: AccessorialDetails }),
    reply: LoadAccessorial,
    errors: [404, 409],
  },
  removeAccessorial: {
    method: 'DELETE',
    path: '/api/load-accessorials/{id}',
    permission: 'delete:load-accessorials',
    summary: 'Remove an extra service from its load, which is not booked',
    params: ofAccessorial,
    errors: [404, 409],
  },
  addLineItem: {
    method: 'POST',
    path: '/api/loads/{id}/line-items',
    permission: 'post:line-items',
    summary: 'Add a line item to a load that is not booked',
    params: ofLoad,
    body: LineItemInput,
    reply: LoadDetails,
    status: 201,
    errors: [404, 409, 422],
  },
  changeLineItem: {
    method: 'PATCH',
    path: '/api/loads/{id}/line-items/{line_item_id}',
    permission: 'patch:line-items',
    summary: 'Change a line item of a load that is not booked',
    params: ofLineItem,
    body: LineItemChange,
    reply: LoadDetails,
    errors: [404, 409],
  },
  removeLineItem: {
    method: 'DELETE',
    path: '/api/loads/{id}/line-items/{line_item_id}',
    permission: 'delete:line-items',
    summary: 'Remove a line item of a load that is not booked; the last one stays',
    params: ofLineItem,
    reply: LoadDetails,
    errors: [404, 409],
  },
  changeResidential: {
    method: 'PATCH',
    path: '/api/loads/{id}/residential',
    permission: 'patch:loads',
    summary: 'Say whether the pickups and the deliveries of a load are at homes; its extra services follow',
    params: ofLoad,
    body: z.strictObject({ pickup: z.boolean(), delivery: z.boolean() }).partial(),
    reply: LoadDetails,
    errors: [404, 409],
  },
  changeStop: {
    method: 'PATCH',
    path: '/api/loads/{id}/stops/{stop_id}',
    permission: 'patch:stops',
    summary: 'Change a stop; once the load is booked another address needs a reason and is reported',
    params: ofLoad.extend({ stop_id: IdText }),
    body: StopChange,
    reply: LoadDetails,
    errors: [404, 409],
  },
});
