import { billingRows } from './billing-rows.ts';
import { insuranceAndClaims } from './insurance-and-claims.ts';
import { peopleRows } from './people-rows.ts';
import { ratesRows } from './rates-rows.ts';

/**
 * Who may make which call, and on whose objects, written by hand from the specification's section on roles and
 * permissions: a second opinion beside the permissions of the contract, and never derived from them.
 *
 * A row is a call, who may make it, and how far its objects reach. Reaches:
 * `-` names no object; `shared` names what belongs to everybody; `tree` what the own account and those below it have,
 * of customer agents the own alone, of the operator everybody's; `own` what the own account has, of the operator
 * everybody's; `private` what the own account has, whoever calls; `self` what the person has made; `below` what accounts
 * strictly below have; `people` users, whom those without the right to manage them may know and not touch;
 * `colleagues` lists of users, which agents have of the own account alone; `uploads` papers that their uploader or an
 * admin takes back; `system` what the freight-forwarding system knows, which may not answer.
 *
 * After a fourth bar stands who is refused though the object is theirs to see: the operator does not withdraw a case
 * for its shipper, and a key does not change what its maker wrote. Whoever is signed in as an account neither binds it nor hands anything of it out (`…-at-home`), and
 * has no address to send a file to. Callers with roles of their own may what `own-roles.ts` says they hold of it.
 */
const authorizationTable = `
GET /api/help | public | -
GET /api/locations | everybody | -
POST /api/locations | everybody | -
GET /api/locations/export | everybody | -
POST /api/locations/import | everybody | -
GET /api/locations/{id} id | everybody | private
PATCH /api/locations/{id} id | everybody | private
DELETE /api/locations/{id} id | everybody | private
GET /api/address/verify-stop/account/{id} id | everybody | tree
GET /api/distance/coordinates | everybody | -
GET /api/timezone-validation | everybody | -
GET /api/loads/line-item-picklists | everybody | -
GET /api/standardizers/un-numbers | everybody | -
GET /api/standardizers/nmfc | everybody | -
POST /api/standardizers/line-items/info | everybody | -
GET /api/account-commodity | everybody | -
POST /api/account-commodity | everybody | -
GET /api/account-commodity/export | everybody | -
POST /api/account-commodity/import | everybody | -
GET /api/account-commodity/{id} id | everybody | private
PATCH /api/account-commodity/{id} id | everybody | private
DELETE /api/account-commodity/{id} id | everybody | private
GET /api/accessorials department_id | everybody | shared
GET /api/carrier-db | everybody | -
GET /api/carrier-db/{id} id | everybody | shared
GET /api/home | with-home | -
POST /api/home | operator | -
PATCH /api/home/{id} id | operator | shared
DELETE /api/home/{id} id | operator | shared
GET /api/carousel | with-home | -
POST /api/carousel | operator | -
PATCH /api/carousel/{id} id | operator | shared
DELETE /api/carousel/{id} id | operator | shared
POST /api/carousel/{id}/image id | operator | shared
POST /api/carousel/{id}/video id | operator | shared
PATCH /api/carousel/order | operator | -
GET /api/carousel-media/{name} | public | -
GET /api/statistics/load-modes account_id | with-home | tree
GET /api/statistics/load-carriers account_id | with-home | tree
GET /api/statistics/load-status account_id | with-home | tree
GET /api/statistics/load-accessorials account_id | with-home | tree
GET /api/statistics/billing account_id | with-home | tree
GET /api/statistics/stops-states account_id | with-home | tree
GET /api/statistics/load-modes-monthly account_id | with-home | tree
GET /api/statistics/attention account_id | with-home | tree
GET /api/statistics/operator/overview account_id | operator | shared
GET /api/statistics/operator/margins account_id | operator | shared
GET /api/statistics/operator/funnel account_id | operator | shared
GET /api/statistics/operator/first-quotes account_id | operator | shared
GET /api/statistics/operator/commissions account_id | operator | shared
GET /api/statistics/operator/report account_id | operator | shared
GET /api/carriers-alert | everybody | -
GET /api/carriers-alert/figures | operator | -
POST /api/carriers-alert | operator | -
PATCH /api/carriers-alert/{id} id | operator | shared
DELETE /api/carriers-alert/{id} id | operator | shared
GET /api/carrier-connections | operator | -
POST /api/carrier-connections | operator | -
PATCH /api/carrier-connections/{id} id | operator | shared
GET /api/carrier-connections/{id}/scorecard id | operator | shared
POST /api/carrier-connections/{id}/check id | operator | shared
POST /api/carrier-connections/{id}/webhook-secret id | operator | shared
DELETE /api/carrier-connections/{id}/webhook-secret id | operator | shared
PATCH /api/carrier-connections/{id}/logo id | operator | shared
DELETE /api/carrier-connections/{id}/logo id | operator | shared
GET /api/carrier-wires carrier_id | operator | shared
POST /api/carrier-wires | operator | -
PATCH /api/carrier-wires/{id} id | operator | shared
DELETE /api/carrier-wires/{id} id | operator | shared
POST /api/carrier-wires/{id}/check id | operator | shared
GET /api/edi-messages carrier_id | operator | shared
GET /api/edi-messages/{id} id | operator | shared
POST /api/edi-messages/{id}/decision id | operator | shared
GET /api/edi-partners | operator | -
POST /api/edi-partners/{carrier_id}/poll carrier_id | operator | shared
POST /api/edi-partners/{carrier_id}/host-key carrier_id | operator | shared
POST /api/edi-partners/{carrier_id}/key-pair carrier_id | operator | shared
GET /api/carrier-logos/{name} | public | -
GET /api/carrier-calendars | operator | -
POST /api/carrier-calendars | operator | -
PATCH /api/carrier-calendars/{code} | operator | -
GET /api/trucks-types | everybody | -
POST /api/trucks-types | operator | -
PATCH /api/trucks-types/{id} id | operator | shared
PATCH /api/trucks-types/{id}/image id | operator | shared
DELETE /api/trucks-types/{id} id | operator | shared
GET /api/truck-images/{name} | public | -
GET /api/loads/advanced carrier_id | everybody | shared
GET /api/loads/advanced account_id | everybody | tree
GET /api/loads/import-template | everybody | -
POST /api/loads/import | everybody | -
POST /api/orders | everybody | -
GET /api/loads/{id}/joining id | everybody | tree
POST /api/loads/join | everybody | -
POST /api/loads/{id}/part id | everybody | private
GET /api/loads/import-mappings | everybody | -
POST /api/loads/import-mappings | everybody | -
PATCH /api/loads/import-mappings/{id} id | everybody | private
DELETE /api/loads/import-mappings/{id} id | everybody | private
POST /api/loads/import-headings | everybody | -
GET /api/loads/views | everybody | -
POST /api/loads/views | everybody | -
PATCH /api/loads/views/{id} id | everybody | self
DELETE /api/loads/views/{id} id | everybody | self
GET /api/loads carrier_id | everybody | shared
GET /api/loads account_id | everybody | tree
GET /api/loads/export carrier_id | everybody | shared
GET /api/loads/export account_id | everybody | tree
GET /api/loads/export ids | everybody | tree
GET /api/loads/{id} id | everybody | tree
GET /api/loads/details/{id} id | everybody | tree
POST /api/loads | everybody | -
PATCH /api/loads/{id} id | everybody | tree
PATCH /api/loads/{id}/billing-po id | everybody | tree
GET /api/clone/{id} id | everybody | tree
GET /api/history load_id | everybody | tree
GET /api/loads/{id}/conversation id | everybody | tree
GET /api/loads/{id}/conversation/people id | everybody | tree
POST /api/loads/{id}/conversation id | everybody | tree
PATCH /api/loads/{id}/conversation/{message_id} id | everybody | self | API key 404
PATCH /api/loads/{id}/conversation/{message_id} message_id | everybody | self | API key 404
DELETE /api/loads/{id}/conversation/{message_id} id | everybody | self | API key 404
DELETE /api/loads/{id}/conversation/{message_id} message_id | everybody | self | API key 404
POST /api/loads/{id}/conversation/read id | themselves | tree
PATCH /api/loads/{id}/watch id | themselves | tree
PATCH /api/loads/{id}/assignee id | everybody | tree
GET /api/loads/{id}/accessorials id | everybody | tree
POST /api/loads/{id}/accessorials id | everybody | tree
DELETE /api/loads/{id}/accessorials id | everybody | tree
DELETE /api/loads/{id}/accessorials accessorial_id | everybody | tree
GET /api/load-accessorials load_id | everybody | tree
POST /api/load-accessorials | everybody | -
PATCH /api/load-accessorials/{id} id | everybody | tree
DELETE /api/load-accessorials/{id} id | everybody | tree
POST /api/loads/{id}/line-items id | everybody | tree
PATCH /api/loads/{id}/line-items/{line_item_id} id | everybody | tree
PATCH /api/loads/{id}/line-items/{line_item_id} line_item_id | everybody | tree
DELETE /api/loads/{id}/line-items/{line_item_id} id | everybody | tree
DELETE /api/loads/{id}/line-items/{line_item_id} line_item_id | everybody | tree
PATCH /api/loads/{id}/residential id | everybody | tree
PATCH /api/loads/{id}/stops/{stop_id} id | everybody | tree
PATCH /api/loads/{id}/stops/{stop_id} stop_id | everybody | tree
GET /api/drayage/ports | everybody | -
GET /api/drayage/ports/{location} | everybody | -
GET /api/drayage/carriers | everybody | -
GET /api/drayage/deadlines load_ids | everybody | tree
GET /api/drayage/{load_id} load_id | everybody | tree
POST /api/drayage | everybody | -
PATCH /api/drayage/{load_id} load_id | everybody | tree
POST /api/drayage/requote/{load_id} load_id | everybody | tree
GET /api/lanes | everybody | -
GET /api/templates | everybody | -
POST /api/templates | everybody | -
GET /api/templates/{id} id | everybody | private
PATCH /api/templates/{id} id | everybody | private
DELETE /api/templates/{id} id | everybody | private
GET /api/recurring-loads | everybody | -
POST /api/recurring-loads | themselves | -
GET /api/recurring-loads/{id} id | everybody | private
PATCH /api/recurring-loads/{id} id | themselves | private
POST /api/recurring-loads/{id}/skipped-days id | themselves | private
DELETE /api/recurring-loads/{id}/skipped-days/{day} id | themselves | private
GET /api/loads/{id}/lane-prices id | everybody | tree
GET /api/loads/{id}/carriers id | everybody | tree
GET /api/loads/{id}/carriers/earlier id | everybody | tree
GET /api/loads/{id}/carriers/markups id | sellers | below
PATCH /api/loads/{id}/carriers/markups id | sellers | below
POST /api/loads/{id}/quote id | everybody | tree
POST /api/loads/{id}/operations id | everybody | tree
GET /api/quote-file load_id | everybody | tree
POST /api/quote-file | everybody | -
GET /api/quote-file/excel load_id | everybody | tree
POST /api/quote-file/excel | everybody | -
GET /api/drayage/rates | everybody | -
GET /api/drayage/operations | operator | -
POST /api/drayage/{load_id}/quote load_id | operator | shared
POST /api/drayage/{load_id}/hand-back load_id | operator | shared
POST /api/carrier-events/{scac} | public | -
POST /api/loads/{id}/tender id | dispatching | tree
POST /api/loads/{id}/approval id | dispatching | tree
GET /api/approvals | everybody | -
GET /api/approvals/{id} id | everybody | tree
POST /api/approvals/{id}/approve id | themselves | tree
POST /api/approvals/{id}/send-back id | themselves | tree
POST /api/approvals/{id}/propose id | themselves | tree
POST /api/approvals/{id}/withdraw id | dispatching | tree
GET /api/approval-deputies | themselves | -
POST /api/approval-deputies | themselves | -
DELETE /api/approval-deputies/{id} id | themselves | self
GET /api/approval-rules | admins | -
PATCH /api/approval-rules | keyholders | -
GET /api/approval-rules/versions | admins | -
GET /api/routing-guide | admins | -
PATCH /api/routing-guide | keyholders | -
GET /api/routing-guide/versions | admins | -
POST /api/routing-guide/trial | admins | -
GET /api/loads/{id}/routing-guide id | everybody | tree
GET /api/cancellation/{load_id} load_id | everybody | tree
POST /api/cancellation/{load_id} load_id | everybody | tree
GET /api/assignments | operator | -
GET /api/assignments/export ids | operator | shared
GET /api/assignments/views | operator | -
POST /api/assignments/views | operator | -
PATCH /api/assignments/views/{id} id | operator | shared
DELETE /api/assignments/views/{id} id | operator | shared
POST /api/assignments/{load_id} load_id | operator | shared
POST /api/assignments/{load_id}/decline load_id | operator | shared
GET /api/loads/{load_id}/assignment load_id | everybody | tree
POST /api/loads/{load_id}/progress load_id | operator | shared
GET /api/docs/{load_id} load_id | everybody | tree
POST /api/user-docs | everybody | -
DELETE /api/user-docs/{document_id} document_id | everybody | uploads
GET /api/files/{token} | public | -
PATCH /api/accounts/{id}/settings/logo id | admins | tree
PATCH /api/accounts/{id}/settings/documents-logo id | admins | tree
GET /api/account-logos/{name} | public | -
POST /api/docs/generate | everybody | -
GET /api/docs/carriers load_id | everybody | tree
GET /api/docs/invoice load_id | everybody | tree
GET /api/docs/account/attachments account_id | everybody | tree
GET /api/docs/account/attachments load_id | everybody | tree
GET /api/docs/joined load_ids | everybody | tree
GET /api/shipping-label/{load_id} load_id | everybody | tree
GET /api/shipping-label/{load_id}/preview load_id | everybody | tree
POST /api/share-files/{id} id | everybody | tree | signed in as 403
GET /api/share-files/{id} id | everybody | tree
POST /api/shares/{share_id}/revoke share_id | everybody | tree
GET /api/shared/{token} | public | -
GET /api/shared-files/{token} | public | -
GET /api/loads/{load_id}/tracking-link load_id | at-home | tree
POST /api/loads/{load_id}/tracking-link load_id | at-home | tree
POST /api/tracking-links/{tracking_link_id}/revoke tracking_link_id | everybody | tree
GET /api/track/{token} | public | -
GET /api/loads/{load_id}/notices load_id | everybody | tree
PATCH /api/loads/{load_id}/notices load_id | at-home | tree
GET /api/notice-refusals | everybody | -
`;

const reaches = [
  '-',
  'shared',
  'tree',
  'own',
  'private',
  'self',
  'below',
  'people',
  'colleagues',
  'uploads',
  'system',
] as const;
export type Reach = (typeof reaches)[number];

export type TableRow = {
  call: string;
  parameter: string | null;
  callers: string;
  reach: Reach;
  refused: string | null;
};

const rowOf = (line: string): TableRow => {
  const [name = '', callers = '', last = '', refused = null] = line.split(' | ');
  const [method, path, parameter = null] = name.split(' ');
  const reach = reaches.find((one) => one === last);
  if (!reach) throw new Error(`no reach in "${line}"`);
  return { call: `${method} ${path}`, parameter, callers, reach, refused };
};

export const tableRows: readonly TableRow[] =
  `${peopleRows}${authorizationTable}${insuranceAndClaims}${billingRows}${ratesRows}`
    .split('\n')
    .filter((line) => line !== '')
    .map(rowOf);
