import { readClock } from '@portal/contract/drayage/cost-clock.ts';
import type { ContainerClock, DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import {
  bookedBilledElsewhere,
  calls,
  declined,
  declineFor,
  details,
  expired,
  fail,
  inTransit,
  never,
} from '../support/answers.ts';
import { draft, joinedWith, setAside, twin, withNotices } from '../support/load-answers.ts';
import { spoken } from '../support/conversation-answers.ts';
import { openActionOfHead, openDialog } from '../support/open-dialog.ts';
import type { Rarely, Screen, ScreenState } from '../support/screen.ts';
import { anyOf } from '../support/words.ts';

const quotedLoad: ScreenState['address'] = async ({ quoted }) => `/my-loads/${await quoted()}`;
const deliveredLoad: ScreenState['address'] = async ({ delivered }) => `/my-loads/${await delivered()}`;
const bookedLoad: ScreenState['address'] = async ({ shared }) => `/my-loads/${await shared()}`;
const container: ScreenState['address'] = async (loads) => `/my-loads/${await loads.container()}`;

const assigned = { status: 'assigned', status_group: 'assigned', actual_pickup_at: null, tracking: [] };

/** The delivered load as one that goes from Texas to Nuevo León. */
const acrossTheBorder = (customs: object): Rarely => ({
  call: calls.details,
  says: (load) => {
    const { stops } = load as LoadDetails;
    const monterrey = { city: 'Monterrey', state: 'NLE', zip_code: '64000', country: 'MX' };
    return { ...load, customs, stops: stops.map((stop, at) => (at === 0 ? stop : { ...stop, ...monterrey })) };
  },
});

const customs = {
  invoice_number: 'EXP-2026-0481',
  invoice_date: '2026-11-20',
  seller: { name: 'Trinity Supply Inc.', address: '2800 Irving Blvd, Dallas, TX 75207', tax_id: '75-1234567' },
  buyer: { name: 'Comercializadora Regia, S.A. de C.V.', address: 'Av. Pino Suárez 420 Nte.', tax_id: 'CRE010203AB1' },
  importer: { name: 'Comercializadora Regia, S.A. de C.V.', address: '', tax_id: 'CRE010203AB1' },
  incoterm: 'DAP',
  incoterm_place: 'Laredo, TX',
  reason: 'sale',
  freight: 1480,
  insurance: 92.5,
};

const openCustoms: ScreenState['open'] = async (page, { loads }) => {
  await openDialog(page, new RegExp(`^(${loads.customs.enter}|${loads.customs.edit})$`));
  await page.getByRole('dialog').getByLabel(loads.customs.invoice_number, { exact: true }).waitFor();
};

/** What customs read of a load that crosses a border. */
const customsStates: readonly ScreenState[] = [
  { name: 'load-customs-entered', address: deliveredLoad, rarely: [acrossTheBorder(customs)] },
  { name: 'load-customs-empty', address: deliveredLoad, rarely: [acrossTheBorder({})], open: openCustoms },
  { name: 'load-customs-edit', address: deliveredLoad, rarely: [acrossTheBorder(customs)], open: openCustoms },
  {
    name: 'load-customs-refused',
    address: deliveredLoad,
    rarely: [acrossTheBorder(customs)],
    open: async (page, words) => {
      await openCustoms(page, words);
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(words.loads.customs.freight, { exact: true }).fill('99999999');
      await drawer.getByRole('button', { name: words.loads.customs.save, exact: true }).click();
      await drawer.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];

const openNotices: ScreenState['open'] = async (page, { notices }) => {
  await page.getByRole('button', { name: anyOf(notices.row_other) }).click();
  await page.getByRole('dialog', { name: notices.title }).waitFor();
};

/** Who outside the account gets notices of a load. */
const noticeStates: readonly ScreenState[] = [
  { name: 'load-notices', address: bookedLoad, rarely: [withNotices], open: openNotices },
  { name: 'load-notices-over', address: deliveredLoad, rarely: [withNotices], open: openNotices },
  {
    name: 'load-notices-empty',
    address: bookedLoad,
    open: (page, { notices }) => openDialog(page, notices.title),
  },
  {
    name: 'load-notices-wrong',
    address: bookedLoad,
    rarely: [withNotices, { call: calls.details, says: (load) => ({ ...(load as LoadDetails), ...assigned }) }],
    open: async (page, words) => {
      await openNotices(page, words);
      const drawer = page.getByRole('dialog', { name: words.notices.title });
      await drawer.getByRole('button', { name: words.notices.add }).click();
      await drawer.getByRole('button', { name: words.notices.save }).click();
      await drawer.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];

/** Orders between the same doors on one day. */
const joiningStates: readonly ScreenState[] = [
  { name: 'load-may-be-joined', address: quotedLoad, rarely: [draft, joinedWith({ others: [twin] })] },
  {
    name: 'load-join-question',
    address: quotedLoad,
    rarely: [draft, joinedWith({ others: [twin] })],
    open: (page, { loads }) => openDialog(page, loads.page.joining.join),
  },
  { name: 'load-joined', address: quotedLoad, rarely: [draft, joinedWith({ parts: [twin, { ...twin, id: 3 }] })] },
  {
    name: 'load-set-aside',
    address: quotedLoad,
    rarely: [setAside],
  },
];

/** What its people say about a load. */
const conversationStates: readonly ScreenState[] = [
  { name: 'load-conversation', address: bookedLoad, rarely: [spoken] },
  {
    name: 'load-conversation-empty',
    address: quotedLoad,
    open: (page, { conversation }) => page.getByRole('tab', { name: conversation.title }).click(),
  },
  {
    name: 'load-conversation-names',
    address: bookedLoad,
    rarely: [spoken],
    open: async (page, { conversation }) => {
      await page.getByRole('button', { name: conversation.mention, exact: true }).click();
      await page.getByRole('listbox', { name: conversation.people }).waitFor();
    },
  },
  {
    name: 'load-conversation-delete',
    address: bookedLoad,
    rarely: [spoken],
    open: async (page, { conversation }) => {
      await page.getByRole('button', { name: conversation.actions, exact: true }).first().click();
      await page.getByRole('button', { name: conversation.remove, exact: true }).click();
      await page.getByRole('dialog', { name: conversation.remove_question }).waitFor();
    },
  },
];

/** A load from its quotes to its delivery. */
const loadStates: readonly ScreenState[] = [
  { name: 'load-quoted', address: quotedLoad },
  { name: 'load-to-approve', address: quotedLoad, rarely: [details({ approval_id: 7 })] },
  { name: 'load-in-transit', address: async ({ inTransit }) => `/my-loads/${await inTransit()}` },
  { name: 'load-through-canada', address: bookedLoad, rarely: [inTransit] },
  { name: 'load-delivered', address: deliveredLoad },
  { name: 'load-billed-elsewhere', address: bookedLoad, rarely: [bookedBilledElsewhere] },
  {
    name: 'load-history',
    address: deliveredLoad,
    open: (page, { loads }) => openDialog(page, anyOf(loads.history.all_other)),
  },
  {
    name: 'load-references',
    address: deliveredLoad,
    open: (page, { loads }) => openDialog(page, loads.page.edit_references),
  },
  {
    name: 'load-cancel',
    address: quotedLoad,
    open: async (page, { loads, tendering }) => {
      await openActionOfHead(page, loads.page.more_actions, tendering.cancel.button);
      await page.getByRole('dialog').getByText(tendering.cancel.free).waitFor();
    },
  },
  { name: 'load-before-tax', address: bookedLoad, rarely: [details({ is_before_tax: true })] },
  { name: 'load-requote', address: quotedLoad, rarely: [details({ requote_needed: true })] },
  { name: 'load-expired', address: quotedLoad, rarely: [details(expired)] },
  { name: 'load-declined', address: quotedLoad, rarely: [details(declined), declineFor('NO_CAPACITY')] },
  { name: 'load-pending', address: quotedLoad, rarely: [details({ status: 'pending', status_group: 'pending' })] },
  {
    name: 'load-earlier-quotes',
    address: async ({ requoted }) => `/my-loads/${await requoted()}`,
    open: (page, { quotes }) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: quotes.earlier.title }) })
        .locator('summary')
        .first()
        .click(),
  },
  {
    name: 'load-change-stop',
    address: deliveredLoad,
    rarely: [details(assigned)],
    open: (page, { tendering }) => openDialog(page, tendering.stop_change.title_delivery, true),
  },
  {
    name: 'load-quote-file',
    address: quotedLoad,
    open: (page, { loads, quotes }) => openActionOfHead(page, loads.page.more_actions, quotes.download.title, true),
  },
  { name: 'load-not-found', address: () => '/my-loads/999999999' },
];

/** A second container beside the one that is out: at its terminal, free for a few days more. */
const withSecondContainer = (answer: object): object => {
  const { containers, ...load } = answer as DrayageLoad;
  const [first] = containers;
  if (!first) return answer;
  const last_free_day = addDays(first.days.today, 2);
  const days = { ...first.days, last_free_day, gate_out: null, returned: null };
  const nothing = { state: 'not_started', days: 0, amount: 0 } as const;
  const waiting: ContainerClock = {
    ...first,
    number: 'MSKU6011672',
    days,
    reading: readClock(days),
    demurrage: { ...first.demurrage, ...nothing, state: 'running' },
    per_diem: { ...first.per_diem, ...nothing },
    chassis: { ...first.chassis, ...nothing },
    total: 0,
  };
  const container_seals = [{ number: 'MSKU6011672', seal_number: 'HL4471121', weight: 36_600 }];
  const clock = { ...load.clock, days, reading: waiting.reading };
  return { ...load, container_count: 2, container_seals, containers: [first, waiting], clock };
};

const containerStates: readonly ScreenState[] = [
  { name: 'load-container', address: container },
  {
    name: 'load-containers',
    address: container,
    rarely: [{ call: /\/api\/drayage\/\d+$/, says: withSecondContainer }],
  },
  {
    name: 'load-container-references',
    address: container,
    open: (page, { drayage }) => openDialog(page, new RegExp(`${drayage.load.edit}|${drayage.load.add}`)),
  },
  {
    name: 'load-container-with-operations',
    address: async ({ withOperations }) => `/my-loads/${await withOperations()}`,
  },
];

/** Documents, labels and links of a booked load. */
const documentStates: readonly ScreenState[] = [
  { name: 'load-papers', address: bookedLoad },
  {
    name: 'load-create-document',
    address: bookedLoad,
    open: (page, { documents }) => openDialog(page, documents.generate.open),
  },
  {
    name: 'load-print-labels',
    address: bookedLoad,
    open: async (page, { documents }) => {
      await openDialog(page, documents.labels.screen.title);
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'load-share',
    address: bookedLoad,
    open: async (page, { sharing }) => {
      await page.getByRole('button', { name: sharing.share, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
];

export const loadPageScreens: readonly Screen[] = [
  {
    path: 'my-loads/$loadId',
    states: [
      ...loadStates,
      ...noticeStates,
      ...joiningStates,
      ...conversationStates,
      ...customsStates,
      ...containerStates,
      ...documentStates,
    ],
    broken: [
      { name: 'load-loading', address: deliveredLoad, call: calls.details, answer: never },
      { name: 'load-failing', address: deliveredLoad, call: calls.details, answer: fail },
      { name: 'load-parts-failing', address: deliveredLoad, call: /\/api\/(history|docs)\b/, answer: fail },
    ],
  },
];
