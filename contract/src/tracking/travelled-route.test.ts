import { expect, it } from 'vitest';
import { cutLine } from '../places/route/along-line.ts';
import { type Journey, travelledRoute } from './travelled-route.ts';

const dallas = { lat: 32.78, lng: -96.8, city: 'Dallas' };
const littleRock = { lat: 34.75, lng: -92.29, city: 'Little Rock' };
const memphis = { lat: 35.15, lng: -90.05, city: 'Memphis' };
const atlanta = { lat: 33.75, lng: -84.39, city: 'Atlanta' };
const nowhere = { lat: null, lng: null, city: 'Tupelo' };

const byLittleRock: Journey['route_line'] = [
  [32.78, -96.8],
  [34.75, -92.29],
  [35.15, -90.05],
  [33.52, -86.8],
  [33.75, -84.39],
];

const journey = (changes: Partial<Journey>): Journey => ({
  origin: dallas,
  destination: atlanta,
  events: [],
  route_line: byLittleRock,
  distance_miles: 841,
  isMoving: true,
  ...changes,
});

const marksOf = (changes: Partial<Journey>) => {
  const { points, lastSeen } = travelledRoute(journey(changes));
  return { points: points.map(({ kind, label }) => `${kind} ${label}`), lastSeen };
};

it('marks the places of reports between pickup and delivery, each once and none at the ends', () => {
  const events = [
    { ...dallas, type: 'DEPARTED_TERMINAL' },
    { ...littleRock, type: 'ARRIVED_AT_TERMINAL' },
    { ...littleRock, lat: 34.7, type: 'DEPARTED_TERMINAL' },
    { ...nowhere, type: 'IN_TRANSIT' },
    { ...memphis, type: 'DELAY' },
  ];
  expect(marksOf({ events })).toEqual({
    points: ['origin Dallas', 'via Little Rock', 'now Memphis', 'destination Atlanta'],
    lastSeen: 'Memphis',
  });
});

it('says where the freight is only while it moves', () => {
  const events = [{ ...memphis, type: 'ARRIVED_AT_TERMINAL' }];
  expect(marksOf({ events, isMoving: false })).toEqual({
    points: ['origin Dallas', 'via Memphis', 'destination Atlanta'],
    lastSeen: '',
  });
  expect(travelledRoute(journey({ events, isMoving: false }))).toMatchObject({ ahead: [], doneMiles: null });
});

it('is at the origin until somebody reports from elsewhere', () => {
  expect(marksOf({ events: [{ ...dallas, type: 'PICKED_UP' }] })).toEqual({
    points: ['origin Dallas', 'now Dallas', 'destination Atlanta'],
    lastSeen: 'Dallas',
  });
  expect(travelledRoute(journey({})).doneMiles).toBe(0);
});

it('counts what is left of the way from where the freight was last seen', () => {
  const milesAt = (...events: Journey['events']) => travelledRoute(journey({ events })).doneMiles;
  expect(milesAt({ ...memphis, type: 'DEPARTED_TERMINAL' })).toBeGreaterThan(430);
  expect(milesAt({ ...memphis, type: 'DEPARTED_TERMINAL' })).toBeLessThan(490);
  // Back at an earlier place, less is done.
  const back = milesAt({ ...memphis, type: 'DEPARTED_TERMINAL' }, { ...littleRock, type: 'ARRIVED_AT_TERMINAL' });
  expect(back).toBeGreaterThan(290);
  expect(back).toBeLessThan(350);
});

it('counts the way from a terminal far beside the route, not from the nearest point of the route', () => {
  const chicago = { lat: 41.88, lng: -87.63, city: 'Chicago' };
  const done = travelledRoute(journey({ events: [{ ...chicago, type: 'DEPARTED_TERMINAL' }] })).doneMiles;
  // 588 miles as the crow flies of 721 in all, by a road of 841.
  expect(done).toBeGreaterThan(130);
  expect(done).toBeLessThan(180);
});

it('has a mile left at a terminal of the destination', () => {
  const events = [
    { ...memphis, type: 'DEPARTED_TERMINAL' },
    { ...atlanta, type: 'ARRIVED_AT_TERMINAL' },
  ];
  const { points, lastSeen, doneMiles } = travelledRoute(journey({ events }));
  expect([points.at(-2)?.kind, lastSeen, doneMiles]).toEqual(['now', 'Atlanta', 840]);
});

it('measures along the places themselves where a load has no line', () => {
  const events = [{ ...memphis, type: 'ARRIVED_AT_TERMINAL' }];
  const { done, ahead, doneMiles } = travelledRoute(journey({ events, route_line: null }));
  expect([done.at(-1), ahead.at(-1)]).toMatchObject([{ lat: memphis.lat }, { lat: atlanta.lat }]);
  expect(doneMiles).toBeGreaterThan(400);
  expect(travelledRoute(journey({ origin: nowhere, events, route_line: null }))).toMatchObject({ lastSeen: 'Memphis' });
});

it('cuts a line beside a place that lies off it', () => {
  const line = [
    { lat: 40, lng: -100 },
    { lat: 40, lng: -90 },
  ];
  const { done, ahead, share } = cutLine(line, { lat: 41, lng: -95 });
  expect(share).toBeCloseTo(0.5, 5);
  expect(done.at(-1)).toEqual(ahead[0]);
});
