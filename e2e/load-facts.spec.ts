import { isDelivered, isUnderWay } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails, LoadSummary } from '@portal/contract/loads/load.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/day-in-zone.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiOf, loadOf } from './support/api.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { anyOf, wordsOf } from './support/words.ts';

test.use({ as: people.operator, language: 'en' });

const pageSize = 100;
const atOnce = 8;

/** Of the demo alone: journeys side by side report on their own loads whatever they try. */
const demoIds = async (api: APIRequestContext): Promise<number[]> => {
  const loads: LoadSummary[] = [];
  for (;;) {
    const reply = await api.get(`/api/loads?sort=id&limit=${pageSize}&skip=${loads.length}`);
    const { items } = (await reply.json()) as { items: LoadSummary[] };
    loads.push(...items);
    if (items.length < pageSize) return loads.filter(isOfDemo).map(({ id }) => id);
  }
};

const isOfDemo = ({ created_at }: LoadSummary): boolean =>
  Date.parse(created_at) < Date.parse(process.env['E2E_BEGAN_AT'] ?? '');

const demoLoads = async (api: APIRequestContext): Promise<LoadDetails[]> => {
  const ids = await demoIds(api);
  const loads: LoadDetails[] = [];
  const fetchNext = async (): Promise<void> => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) loads.push(await loadOf(api, id));
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  return loads;
};

const eventsOf = (load: LoadDetails) =>
  load.tracking.toSorted((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at) || a.id - b.id);

type Events = ReturnType<typeof eventsOf>;

/** What comes too early or too late among the reports of a load, in words. */
const disorder = (events: Events): string[] => {
  const types: string[] = events.map(({ type }) => type);
  const [pickup, out, delivery] = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'].map((type) => types.indexOf(type));
  const lastTerminal = types.findLastIndex((type) => type.endsWith('_TERMINAL'));
  const firstMove = types.findIndex((type) => type.endsWith('_TERMINAL') || type === 'IN_TRANSIT');
  const is = (at: number | undefined): at is number => at !== undefined && at >= 0;
  return [
    ...(is(pickup) && is(firstMove) && firstMove < pickup ? ['at a terminal before its pickup'] : []),
    ...(is(out) && is(lastTerminal) && lastTerminal > out ? ['at a terminal after it was out for delivery'] : []),
    ...(is(out) && is(delivery) && delivery < out ? ['out for delivery after it was delivered'] : []),
    ...(is(delivery) && types.slice(delivery).some((type) => type === 'IN_TRANSIT') ? ['moving once delivered'] : []),
    ...(types.filter((type) => type === 'DELIVERED').length > 1 ? ['delivered twice'] : []),
  ];
};

const isAt = (event: Events[number], stop: LoadDetails['stops'][number]): boolean =>
  event.city !== null && event.city === stop.city && event.state === stop.state && event.timezone !== null;

/** Hours that clocks of a zone are before those of Greenwich. */
const hoursBefore = (zone: string, moment: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(moment),
  );
  const [, sign, hours, minutes] =
    /GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (Number(hours ?? 0) + Number(minutes ?? 0) / 60) * (sign === '-' ? 1 : -1);
};

/** The sun and the clocks of a place differ by two hours at most, in summer too; another zone's by more sooner or later. */
const isZoneOf = (zone: string, lng: number | null, moment: string): boolean =>
  lng === null || Math.abs(hoursBefore(zone, moment) + lng / 15) <= 2.25;

/** What is wrong with the facts of a load, in words; nothing where all of them fit together. */
const contradictions = (load: LoadDetails): string[] => {
  const found: string[] = [];
  const claim = (holds: boolean, what: string) => {
    if (!holds) found.push(`${load.id} (${load.status}): ${what}`);
  };
  const events = eventsOf(load);
  const destination = load.stops.at(-1);
  const instant = (time: string | null) => (time === null ? null : Date.parse(time));
  const booked = instant(load.booked_at);
  const pickedUp = instant(load.actual_pickup_at);
  const delivered = instant(load.actual_delivery_at);
  claim(pickedUp === null || delivered === null || pickedUp < delivered, 'delivered before it was picked up');
  claim(booked === null || pickedUp === null || booked < pickedUp, 'picked up before it was booked');
  claim(
    events.every(({ occurred_at }) => Date.parse(occurred_at) <= Date.now() + 60_000),
    'an event of the future',
  );
  claim(
    events.every(({ city, timezone }) => !city || timezone !== null),
    'an event at a place without a time zone',
  );
  claim(
    load.stops.every(({ timezone, lng }) => isZoneOf(timezone, lng, load.pickup_date)),
    'a stop in the zone of somewhere else',
  );
  claim(
    events.every(({ timezone, lng, occurred_at }) => !timezone || isZoneOf(timezone, lng, occurred_at)),
    'an event in the zone of somewhere else',
  );
  claim(
    events.every((event) => load.stops.every((stop) => !isAt(event, stop) || event.timezone === stop.timezone)),
    'an event and a stop in one city and in two zones',
  );
  found.push(...disorder(events).map((what) => `${load.id} (${load.status}): ${what}`));
  const moves = events.filter(({ type }) => /TERMINAL|IN_TRANSIT|OUT_FOR_DELIVERY|DELIVERED/.test(type));
  claim(
    moves.every(({ occurred_at }) => !pickedUp || Date.parse(occurred_at) >= pickedUp),
    'moved before its pickup',
  );
  const lastMove = moves.findLast(({ type }) => type !== 'DELIVERED');
  claim(!lastMove || !delivered || Date.parse(lastMove.occurred_at) <= delivered, 'moved after its delivery');
  claim(!isDelivered(load.status) || delivered !== null, 'delivered at no known time');
  if (load.status === 'in transit') claim(pickedUp !== null, 'under way and never picked up');
  const crow = greatCircleMiles(place(load.stops[0]), place(destination));
  claim(load.distance_miles === null || load.distance_miles >= crow * 0.95, 'a road shorter than the straight line');
  if (load.due_date && (delivered !== null || isUnderWay(load.status))) {
    claim(load.late_days === daysLate(load), `${load.late_days} days late instead of ${daysLate(load)}`);
  }
  return found;
};

/** By how many days a load came, is announced to come or has still not come after its due day. */
const daysLate = (load: LoadDetails): number => {
  const zone = load.stops.at(-1)?.timezone ?? 'UTC';
  const today = dayInZone(zone, new Date());
  const announced = isLateNow(load, today) ? today : (load.delivery_date ?? today);
  const day = load.actual_delivery_at ? dayInZone(zone, new Date(load.actual_delivery_at)) : announced;
  return Math.max(0, daysBetween(load.due_date ?? day, day));
};

/** Its announced day is over and it is not there. */
const isLateNow = ({ delivery_date }: LoadDetails, today: string): boolean =>
  delivery_date !== null && delivery_date < today;

const place = (stop: { lat: number | null; lng: number | null } | undefined) => ({
  lat: stop?.lat ?? 0,
  lng: stop?.lng ?? 0,
});

test('no load of the demo contradicts itself', async () => {
  const loads = await demoLoads(await apiOf(people.operator));
  expect(loads.length).toBeGreaterThan(500);
  expect(loads.flatMap(contradictions)).toEqual([]);
});

const { loads: words } = wordsOf('en');

/** Opens a load as the back button does, without loading the page again: so each of them can be looked at. */
const showLoad = async (page: Page, id: number): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(`/my-loads/${id}`);
  else
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/my-loads/${id}`);
  await page.getByRole('navigation').getByText(String(id), { exact: true }).first().waitFor();
};

/** What the head and the map of an open load say: where it is, when it arrives, how far it has come. */
const shownFacts = async (page: Page, id: number) => {
  await showLoad(page, id);
  const [where, arrival] = [words.page.where, words.page.when].map((question) =>
    page.locator('div', { has: page.getByRole('heading', { name: question, exact: true }) }).last(),
  );
  await expect(where ?? page.locator('main')).toBeVisible();
  const caption = page.getByText(anyOf(words.page.miles_done));
  const [done, total] = ((await caption.textContent()) ?? '').replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
  return { where: await where?.textContent(), arrival: await arrival?.textContent(), done, total };
};

/** Roads are longer than the straight line, and a terminal may lie beside the shortest way. */
const fewestMiles = (crow: number) => crow * 0.75 - 25;
const mostMiles = (crow: number) => crow * 1.7 + 75;

test('map and head of loads under way say where it is and how far it still has to go', async ({ page }) => {
  const api = await apiOf(people.operator);
  const reply = await api.get('/api/loads?group=in_transit&limit=100');
  const { items } = (await reply.json()) as { items: LoadSummary[] };
  const underWay = items.filter(({ mode }) => mode !== 'drayage').filter(isOfDemo);
  expect(underWay.length).toBeGreaterThan(20);
  for (const { id } of underWay) {
    const load = await loadOf(api, id);
    const last = eventsOf(load).findLast(({ city }) => city !== null);
    // Simulated freight goes on meanwhile: only what has not moved since can be compared.
    const shown = await shownFacts(page, id);
    const after = await loadOf(api, id);
    if (!last || after.status !== 'in transit' || after.tracking.length !== load.tracking.length) continue;
    expect.soft(shown.where, `where ${id} is`).toContain(last.city ?? '');
    expect.soft(shown.total, `miles of ${id}`).toBe(load.distance_miles);
    if (last.lat !== null && last.lng !== null) {
      const left = (shown.total ?? 0) - (shown.done ?? 0);
      const crow = greatCircleMiles(place(last), place(load.stops.at(-1)));
      expect.soft(left, `miles left of ${id}`).toBeGreaterThanOrEqual(Math.max(1, fewestMiles(crow)));
      expect.soft(left, `miles left of ${id}`).toBeLessThanOrEqual(mostMiles(crow));
    }
    const today = dayInZone(load.stops.at(-1)?.timezone ?? 'UTC', new Date());
    const arrival =
      load.delivery_date && !isLateNow(load, today) ? dayText(load.delivery_date) : words.page.no_new_date;
    expect.soft(shown.arrival, `when ${id} arrives`).toContain(arrival);
    expect
      .soft(shown.arrival?.includes('late'), `whether ${id} is late`)
      .toBe(load.late_days > 0 || load.late_hours !== null);
  }
});
