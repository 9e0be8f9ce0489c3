import { createServer, type Server, type ServerResponse } from 'node:http';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import type { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEgress, type Egress } from '../../../platform/egress/egress.ts';
import { findMiles, findRoute } from './find-route.ts';
import { roadMiles } from './road-miles.ts';

const detroit = { zip_code: '48226', state: 'MI', country: 'US' as const, lat: 42.33, lng: -83.05 };
const cleveland = { zip_code: '44114', state: 'OH', country: 'US' as const, lat: 41.5, lng: -81.69 };
const toledo = { zip_code: '43604', state: 'OH', country: 'US' as const, lat: 41.65, lng: -83.54 };
const buffalo = { zip_code: '14201', state: 'NY', country: 'US' as const, lat: 42.89, lng: -78.88 };
const windsor = { zip_code: 'N9A', state: 'ON', country: 'CA' as const, lat: 42.31, lng: -83.04 };
const byRoad = 170 * 1609.344;

/** What an OSRM server answers to a route and to a table. */
const answers = {
  route: {
    code: 'Ok',
    routes: [
      {
        distance: byRoad,
        duration: 10_000,
        geometry: {
          type: 'LineString',
          coordinates: [
            [-83.05, 42.33],
            [-83.54, 41.65],
            [-81.69, 41.5],
          ],
        },
        legs: [{ distance: byRoad, duration: 10_000, steps: [] }],
      },
    ],
    waypoints: [],
  },
  table: { code: 'Ok', distances: [[byRoad]], sources: [], destinations: [] },
};

let server: Server;
let egress: Egress;
let paths: string[];
let answer: (path: string, response: ServerResponse) => void;

beforeEach(async () => {
  paths = [];
  answer = (path, response) => {
    const body = path.startsWith('/route/') ? answers.route : answers.table;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request.url ?? '', response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  egress = createEgress();
});
afterEach(async () => {
  await egress.close();
  server.closeAllConnections();
  server.close();
});

/** As nobody has chosen yet. */
const settings = { get: <S extends z.ZodType>({ default: value }: DeclaredSetting<S>) => value };

const ctx = () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    services: { config: { routingUrl: `http://127.0.0.1:${port}` }, egress, settings },
    log: { warn: () => undefined },
  };
};

describe('a route server', () => {
  it('is asked for the way through all stops, longitude first', async () => {
    expect(await findRoute(ctx(), [detroit, toledo, cleveland])).toEqual({
      miles: 170,
      line: [
        [42.33, -83.05],
        [41.65, -83.54],
        [41.5, -81.69],
      ],
    });
    expect(paths).toEqual([
      '/route/v1/driving/-83.05,42.33;-83.54,41.65;-81.69,41.5?overview=simplified&geometries=geojson&steps=false',
    ]);
  });

  it('is asked for miles alone by its table', async () => {
    expect(await findMiles(ctx(), detroit, cleveland)).toBe(170);
    expect(paths).toEqual(['/table/v1/driving/-83.05,42.33;-81.69,41.5?sources=0&destinations=1&annotations=distance']);
  });

  it.each([
    [
      'finds no way',
      (response: ServerResponse) => response.writeHead(400).end('{"code":"NoRoute","message":"no route"}'),
    ],
    ['fails', (response: ServerResponse) => response.writeHead(500).end()],
    ['answers something else', (response: ServerResponse) => response.end('{"code":"Ok"}')],
    ['hangs up', (response: ServerResponse) => response.destroy()],
    ['does not answer', () => undefined],
  ])('that %s leaves it to the embedded network', async (_what, reply) => {
    answer = (_path, response) => void reply(response);
    expect(await findMiles(ctx(), detroit, cleveland)).toBe(roadMiles(detroit, cleveland));
    const route = await findRoute(ctx(), [detroit, toledo, cleveland]);
    expect(route?.miles).toBe(roadMiles(detroit, toledo) + roadMiles(toledo, cleveland));
  });

  it('is left alone for a while after it failed several times', async () => {
    answer = (_path, response) => void response.writeHead(500).end();
    for (let call = 0; call < 5; call += 1) await findMiles(ctx(), detroit, cleveland);
    expect(paths).toHaveLength(3);
  });
});

describe('without a route server', () => {
  const alone = () => ({ ...ctx(), services: { config: { routingUrl: undefined }, egress, settings } });

  it('the embedded network knows miles and way', async () => {
    const route = await findRoute(alone(), [detroit, cleveland]);
    expect(route).toMatchObject({ miles: roadMiles(detroit, cleveland) });
    expect([route?.line[0], route?.line.at(-1)]).toEqual([
      [42.33, -83.05],
      [41.5, -81.69],
    ]);
    expect(paths).toEqual([]);
  });

  it('no way leads to where no road does, however near one is', async () => {
    const martha = { zip_code: '02539', state: 'MA', country: 'US' as const, lat: 41.38, lng: -70.54 };
    expect(await findRoute(alone(), [detroit, martha])).toBeNull();
    expect(await findMiles(ctx(), martha, detroit)).toBeNull();
    expect(paths).toEqual([]);
  });

  it('a stop that lies nowhere leaves the way open', async () => {
    expect(await findRoute(alone(), [detroit, { ...toledo, lat: null, lng: null }])).toBeNull();
  });

  it('a leg within a country stays there unless the load is in transit', async () => {
    const inside = await findMiles(alone(), buffalo, detroit);
    const abroad = await findMiles(alone(), buffalo, detroit, true);
    expect([inside, abroad]).toEqual([roadMiles(buffalo, detroit, 'US'), roadMiles(buffalo, detroit)]);
    expect((inside ?? 0) - (abroad ?? 0)).toBeGreaterThan(50);
    const onward = await findRoute(alone(), [buffalo, detroit, windsor]);
    expect(onward?.miles).toBe((inside ?? 0) + roadMiles(detroit, windsor));
  });
});

describe('a way that is shorter abroad', () => {
  it('is asked of a route server only in transit, since it knows no borders', async () => {
    expect(await findMiles(ctx(), buffalo, detroit)).toBe(roadMiles(buffalo, detroit, 'US'));
    expect((await findRoute(ctx(), [buffalo, detroit]))?.miles).toBe(roadMiles(buffalo, detroit, 'US'));
    expect(paths).toEqual([]);
    expect(await findMiles(ctx(), buffalo, detroit, true)).toBe(170);
    expect((await findRoute(ctx(), [buffalo, detroit], true))?.miles).toBe(170);
    expect(paths).toHaveLength(2);
  });
});
