import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Calls, contract } from './endpoint.ts';

const calls = {
  list: { method: 'GET', path: '/api/things', permission: 'signed-in' },
  paper: { method: 'GET', path: '/api/paper', permission: 'public', reply: 'file' },
} as const satisfies Calls;
const list = { summary: 'Things' };
const paper = { summary: 'A paper' };

describe('a contract', () => {
  it('joins each call with its description to one row', () => {
    const rows = contract(calls, { list: { summary: 'Things', errors: [404] }, paper });
    expect(rows.list).toEqual({ ...calls.list, summary: 'Things', errors: [404] });
    expect(rows.paper).toEqual({ ...calls.paper, ...paper });
  });

  it('does not compile where its two layers differ', () => {
    // @ts-expect-error A call without a description.
    contract(calls, { list });
    // @ts-expect-error A description without a call.
    contract(calls, { list, paper, other: { summary: 'No call' } });
    // @ts-expect-error A part that stands with the call.
    contract(calls, { list: { ...list, method: 'POST' }, paper });
    // @ts-expect-error A call that answers bytes has no reply schema.
    contract(calls, { list, paper: { ...paper, reply: z.string() } });
    // @ts-expect-error A part nobody knows.
    contract(calls, { list: { ...list, sumary: 'Things' }, paper });
    // @ts-expect-error A description without a summary.
    contract(calls, { list: {}, paper });
    // @ts-expect-error A call says nothing of schemas.
    const known = { list: { ...calls.list, params: z.strictObject({}) } } as const satisfies Calls;
    expect(Object.keys(known)).toEqual(['list']);
  });
});
