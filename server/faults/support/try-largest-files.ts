import { makeOperator, signInOperator } from '../../src/testing/fixtures/make-people.ts';
import { loadBody } from '../../src/features/loads/load-body.fixture.ts';
import { largestFilm, largestPaper } from './largest-files.ts';
import type { Scene } from './scene.ts';

/** Made before a server runs: their connections to the database pass through this process, which is busy meanwhile. */
const papers = [await largestPaper(0), await largestPaper(1)] as const;

const post = async (url: string, token: string, body: object | FormData): Promise<Response> => {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) };
  return fetch(url, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) });
};

const formWith = (bytes: Buffer, name: string, fields: Record<string, string> = {}): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
};

const idOf = async (answer: Response): Promise<number> => ((await answer.json()) as { id: number }).id;

const saidTo = async (sent: Promise<Response>): Promise<string> => {
  try {
    const answer = await sent;
    return `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
};

/** Sends the largest paper and film through a proxy, and each with a byte more; answers what was not as it should be. */
export const tryLargestFiles = async (url: string, scene: Scene): Promise<{ faults: string[]; loads: number }> => {
  const [token = ''] = scene.tokens;
  const load_id = String(await idOf(await post(`${url}/api/loads`, token, loadBody())));
  await makeOperator(scene.databaseUrl);
  const operator = await signInOperator(url);
  const item = await idOf(await post(`${url}/api/carousel`, operator, { title: { en: 'Film', es: 'Video' } }));
  const faults: string[] = [];
  const tried = {
    paper: (more: 0 | 1) => {
      const form = formWith(papers[more], 'a.pdf', { load_id, type: 'packing_list' });
      return post(`${url}/api/user-docs`, token, form);
    },
    film: (more: 0 | 1) => post(`${url}/api/carousel/${item}/video`, operator, formWith(largestFilm(more), 'a.mp4')),
  };
  for (const [name, send] of Object.entries(tried)) {
    const fits = await saidTo(send(0));
    if (!/^20[01] /.test(fits)) faults.push(`${name}: ${fits}`);
    const isTooLarge = await saidTo(send(1));
    if (!/^413 .*"code":"[\w.]*too_large"/.test(isTooLarge)) faults.push(`${name} and a byte: ${isTooLarge}`);
  }
  return { faults, loads: 1 };
};
