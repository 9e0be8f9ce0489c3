import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import type { People, Sent } from '../../audit/request-makers.ts';
import { writingRequests } from '../../audit/writing-requests.ts';
import { nameOf } from '../../fixtures/foreign/foreign-objects.ts';
import type { TestApp } from '../../test-app.ts';
import { otherRequests } from './other-requests.ts';
import { readingRequests } from './reading-requests.ts';

/** A valid request of a call that names no account's object; null for a call that nobody says how to make. */
export const filledRequest = async (
  app: TestApp,
  row: Endpoint,
  parameter: string | null,
  people: People,
): Promise<Sent | null> => {
  const call = nameOf(row);
  const request =
    readingRequests[`${call} ${parameter}`] ??
    readingRequests[call] ??
    otherRequests[call] ??
    writingRequests[call]?.make;
  if (request) return typeof request === 'function' ? request(app, people) : request;
  return row.method === 'GET' && !row.path.includes('{') ? {} : null;
};
