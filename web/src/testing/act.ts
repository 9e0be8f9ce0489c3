import React from 'react';
import { flushSync } from 'react-dom';

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * The React that browsers get, with which these tests draw, has no `act`, in which Testing Library wraps whatever it does:
 * this one draws at once what `work` changes. Whoever awaits it waits for `work` and for the tasks it started.
 */
const act = (work: () => unknown): Promise<unknown> => {
  let result: unknown;
  flushSync(() => {
    result = work();
  });
  return Promise.resolve(result).then(async (value) => {
    await nextTask();
    return value;
  });
};

// Testing Library looks for it when it is loaded.
Object.assign(React, { act });
