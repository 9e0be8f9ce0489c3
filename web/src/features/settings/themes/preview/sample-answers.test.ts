import { accessorials } from '@portal/contract/accessorials/accessorials.contract.ts';
import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { equipment } from '@portal/contract/equipment/equipment.contract.ts';
import { guests } from '@portal/contract/guests/guests.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import { places } from '@portal/contract/places/places.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleNetwork } from './sample-answers.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = [
  [users.complete, '/api/users/me/complete'],
  [notifications.count, '/api/notifications/count'],
  [guests.help, '/api/help'],
  [loads.list, '/api/loads?limit=25'],
  [loads.details, '/api/loads/details/100517'],
  [loads.details, '/api/loads/details/100514'],
  [loads.history, '/api/history?load_id=100514'],
  [carriers.list, '/api/carrier-db'],
  [equipment.list, '/api/trucks-types'],
  [accessorials.list, '/api/accessorials?mode=ltl'],
  [places.coordinates, '/api/distance/coordinates?origin=97210&destination=80216'],
  [places.verifyStop, '/api/address/verify-stop/account/0?zip_code=97210&country=US'],
  [quotes.list, '/api/loads/100517/carriers'],
  [documents.list, '/api/docs/100514'],
] as const;

it.each(answered.map(([row, path]) => [path, row] as const))('%s answers what the server could', async (path, row) => {
  const ownPath = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  expect(path).toMatch(ownPath);
  const response = await sampleNetwork('en')(path);
  expect(response.status).toBe(200);
  expect(row.reply.safeParse(await response.json()).error?.issues).toBeUndefined();
});

it('asks the real server for files alone, and sends nothing', async () => {
  const real = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', real);
  const network = sampleNetwork('es');
  await network('/meta.json');
  expect(real).toHaveBeenCalledOnce();
  expect((await network('/api/rates')).status).toBe(404);
  const isAnswered = vi.fn<() => void>();
  void network('/api/loads', { method: 'POST', body: '{}' }).then(isAnswered);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isAnswered).not.toHaveBeenCalled();
  expect(real).toHaveBeenCalledOnce();
});
