import { randomUUID } from 'node:crypto';
import { loadBody } from '../../src/features/loads/load-body.fixture.ts';
import type { Scene } from './scene.ts';
import { failureOf, sendAgainIfBusy } from './traffic.ts';

type Row = { id: number };

/**
 * Calls as people make them through a proxy: lists, and each fifth time a load with a key, which the client sends a second
 * time where the first came to nothing. Watches that no list shows a load of others, and no load has two keys.
 */
export const bookings = (url: string, { tokens }: Scene) => {
  const personOf = new Map<number, number>();
  let saved = 0;
  let repeated = 0;
  let doubled = 0;
  let reopened = 0;
  const bearer = (person: number) => ({ authorization: `Bearer ${tokens[person]}` });
  const save = async (person: number) => {
    saved += 1;
    const key = randomUUID();
    const note = (text: string): string => {
      const { id } = JSON.parse(text) as Row;
      if (personOf.has(id)) doubled += 1;
      personOf.set(id, person);
      return '';
    };
    const send = () =>
      sendAgainIfBusy(
        `${url}/api/loads`,
        {
          method: 'POST',
          headers: { ...bearer(person), 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(loadBody()),
        },
        note,
      ).catch(failureOf);
    const answer = await send();
    if (answer.status >= 200 && answer.status < 300) return answer;
    repeated += 1;
    return send();
  };
  const look = (person: number) =>
    sendAgainIfBusy(`${url}/api/loads`, { headers: bearer(person) }, (text) => {
      const { items } = JSON.parse(text) as { items: Row[] };
      return items.every(({ id }) => (personOf.get(id) ?? person) === person) ? '' : 'a load of others';
    });
  const list = async (person: number) => {
    const answer = await look(person).catch(failureOf);
    // A proxy that reads its file again may close a kept connection while a client sends on it: browsers try again.
    if (answer.code !== 'UND_ERR_SOCKET') return answer;
    reopened += 1;
    return look(person);
  };
  return {
    call(nth: number) {
      const person = nth % tokens.length;
      return nth % 5 === 0 ? save(person) : list(person);
    },
    figures: () => ({ saved, repeated, doubled, reopened }),
  };
};
