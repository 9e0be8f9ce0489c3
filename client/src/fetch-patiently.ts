/** How patient a client is. */
export type Attempts = {
  /** Times a call is made again where that is safe; 4 unless said otherwise. */
  retries?: number;
  /** The longest pause before one, in seconds; an answer that asks for a longer one is given back at once. */
  longestWait?: number;
  /** What sends a request; the platform's own unless said otherwise. */
  fetch?: (request: Request) => Promise<Response>;
};

/** Answers that pass: too many calls, and a portal that is busy or about to come back. */
const passing = new Set([429, 502, 503, 504]);

/** What may be sent twice: reading, what a key names, and what was refused before anything was done. */
const isSafe = ({ method, headers }: Request, status?: number): boolean =>
  method === 'GET' || headers.has('idempotency-key') || status === 429;

/** `Retry-After` in milliseconds, be it seconds or a moment; null where an answer has none. */
const askedWait = (response: Response | null): number | null => {
  const value = response?.headers.get('retry-after');
  if (!value) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
};

/** Longer each time, and never the same for two clients. */
const ownWait = (attempt: number): number => 500 * 2 ** attempt * (0.5 + Math.random() / 2);

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(end), reject(signal.reason as Error)), { once: true });
  });

/** A fetch that asks again after what passes, as long as the answer's own `Retry-After` says. */
export const fetchPatiently = ({
  retries = 4,
  longestWait = 60,
  fetch: send = (request) => fetch(request),
}: Attempts) => {
  const attempt = async (request: Request, made: number): Promise<Response> => {
    const again = made < retries ? request.clone() : null;
    let response: Response | null = null;
    let failure: unknown;
    try {
      response = await send(request);
    } catch (error) {
      failure = error;
    }
    const isPassing = response ? passing.has(response.status) : !request.signal.aborted;
    const wait = askedWait(response) ?? ownWait(made);
    if (!again || !isPassing || !isSafe(request, response?.status) || wait > longestWait * 1000) {
      if (response) return response;
      throw failure;
    }
    await response?.body?.cancel();
    await pause(wait, request.signal);
    return attempt(again, made + 1);
  };
  return (request: Request): Promise<Response> => attempt(request, 0);
};
