import { expect, it } from 'vitest';
import { type Journey, travelledRoute } from './travelled-route.ts';

const dallas = { lat: 32.78, lng: -96.8, city: 'Dallas' };
const memphis = { lat: 35.15, lng: -90.05, city: 'Memphis' };
const atlanta = { lat: 33.75, lng: -84.39, city: 'Atlanta' };
const nowhere = { lat: null, lng: null, city: 'Tupelo' };

const journey = (changes: Partial<Journey>): Journey => ({
  origin: dallas,
  destination: atlanta,
  events: [],
  isMoving: true,
  ...changes,
});

const kindsOf = (changes: Partial<Journey>) => {
  const { points, reached, lastSeen } = travelledRoute(journey(changes));
  return { points: points.map(({ kind, label }) => `${kind} ${label}`), reached, lastSeen };
};

it('leads through the places of reports between pickup and delivery, each once and none at the ends', () => {
  const events = [
    { ...dallas, type: 'DEPARTED_TERMINAL' },
    { ...memphis, type: 'ARRIVED_AT_TERMINAL' },
    { ...memphis, lat: 34.6, type: 'DEPARTED_TERMINAL' },
    { ...nowhere, type: 'IN_TRANSIT' },
    { ...memphis, lat: 34.7, city: 'West Memphis', type: 'DELAY' },
  ];
  expect(kindsOf({ events })).toEqual({
    points: ['origin Dallas', 'now Memphis', 'destination Atlanta'],
    reached: 1,
    lastSeen: 'Memphis',
  });
});

it('leaves out reports that are not made on the way', () => {
  expect(kindsOf({ events: [{ ...memphis, type: 'PICKED_UP' }] }).points).toEqual([
    'now Dallas',
    'destination Atlanta',
  ]);
});

it('says where the freight is only while it moves', () => {
  const events = [{ ...memphis, type: 'ARRIVED_AT_TERMINAL' }];
  expect(kindsOf({ events, isMoving: false })).toEqual({
    points: ['origin Dallas', 'via Memphis', 'destination Atlanta'],
    reached: undefined,
    lastSeen: '',
  });
});

it('finds the last place where that of the origin is not known', () => {
  const events = [{ ...memphis, type: 'ARRIVED_AT_TERMINAL' }];
  expect(kindsOf({ origin: nowhere, events })).toMatchObject({ reached: 0, lastSeen: 'Memphis' });
});
