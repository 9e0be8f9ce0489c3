import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { amountCell, dayCell, figureCell, instantCell } from '../../../platform/files/file-cell.ts';
import type { ListColumn } from '../../../platform/files/write-list-file.ts';
import { phrase } from '../../../platform/mail/phrases.ts';

const placeCell = ({ city, state, zip_code }: WaitingLoad['origin']): string =>
  `${city}, ${state} ${zip_code}`.replace(/^, /, '').trim();

/** What a file of the loads that wait holds, in this order. */
export const waitingFileColumns: readonly ListColumn<WaitingLoad>[] = [
  { heading: (to) => phrase(to, 'tendering.dispatch.columns.load'), value: ({ load_id }) => String(load_id) },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.account'), value: ({ account }) => account.name },
  {
    heading: (to) => phrase(to, 'tendering.dispatch.file.mode'),
    value: ({ mode }, to) => phrase(to, `loads.modes.${mode}`),
  },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.origin'), value: ({ origin }) => placeCell(origin) },
  {
    heading: (to) => phrase(to, 'tendering.dispatch.file.destination'),
    value: ({ destination }) => placeCell(destination),
  },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.miles'), value: (load) => figureCell(load.distance_miles) },
  { heading: (to) => phrase(to, 'tendering.dispatch.columns.pickup'), value: (load) => dayCell(load.pickup_date) },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.until'), value: (load) => dayCell(load.pickup_until) },
  { heading: (to) => phrase(to, 'tendering.dispatch.columns.truck'), value: (load, to) => load.truck_name?.[to] ?? '' },
  {
    heading: (to) => phrase(to, 'tendering.dispatch.file.container'),
    value: ({ container }) => container?.numbers.join(' ') ?? '',
  },
  {
    heading: (to) => phrase(to, 'tendering.dispatch.file.terminal'),
    value: ({ container }) => (container ? [container.terminal, container.place].filter(Boolean).join(', ') : ''),
  },
  {
    heading: (to) => phrase(to, 'tendering.dispatch.columns.last_free_day'),
    value: ({ container }) => dayCell(container?.last_free_day),
  },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.pounds'), value: ({ weight_lb }) => figureCell(weight_lb) },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.units'), value: (load) => figureCell(load.handling_units) },
  {
    heading: (to) => phrase(to, 'tendering.dispatch.file.hazmat'),
    value: ({ hazmat }, to) => (hazmat ? phrase(to, 'tendering.dispatch.file.yes') : ''),
  },
  { heading: (to) => phrase(to, 'tendering.dispatch.columns.carrier'), value: ({ carrier }) => carrier.short_name },
  { heading: (to) => phrase(to, 'tendering.dispatch.columns.price'), value: ({ price }) => amountCell(price) },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.cost'), value: ({ cost }) => amountCell(cost) },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.tendered'), value: (load) => instantCell(load.tendered_at) },
  { heading: (to) => phrase(to, 'tendering.dispatch.file.answer_by'), value: (load) => instantCell(load.answer_by) },
  { heading: (to) => phrase(to, 'tendering.dispatch.drawer.notes'), value: ({ portal_notes }) => portal_notes },
];
