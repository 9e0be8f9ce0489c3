import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** What the driver calls on a statement that it runs; a COPY answers with raw bytes instead of rows. */
type CopyStatement = pg.Submittable & {
  callback: (error: Error | null) => void;
  handleCopyInResponse(connection: CopyConnection): void;
  handleCopyData(message: { chunk: Buffer }, connection: pg.Connection): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

/** The parts of the driver's connection that send the bytes of a COPY, which its types leave out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

type Handlers = Partial<Pick<CopyStatement, 'handleCopyInResponse' | 'handleCopyData'>>;

/** Runs a COPY; `done` learns how many rows it moved, or why it failed. */
function copyStatement(text: string, handlers: Handlers, done: (error: Error | null, rows: number) => void) {
  let rows = 0;
  const statement: CopyStatement = {
    // The driver replaces it once the statement has failed.
    callback: (error) => done(error, rows),
    submit: (connection) => connection.query(text),
    handleCopyInResponse: () => undefined,
    handleCopyData: () => undefined,
    handleCommandComplete: ({ text: tag }) => void (rows = Number(/^COPY (\d+)/.exec(tag)?.[1] ?? 0)),
    handleReadyForQuery: () => statement.callback(null),
    handleError: (error) => statement.callback(error),
    ...handlers,
  };
  return statement;
}

const chunkBytes = 65_536;

/**
 * Reads `copy … to stdout` as a stream that is read no faster than it is consumed. `rows` resolves with the number
 * of rows at its end.
 */
export function copyOut(client: pg.Client, text: string): { content: Readable; rows: Promise<number> } {
  let paused: pg.Connection | null = null;
  const resume = () => {
    paused?.stream.resume();
    paused = null;
  };
  const content = new Readable({ highWaterMark: 4 * chunkBytes, read: resume });
  // Every row is a message of its own; they are handed on in larger pieces. The driver writes over its bytes later.
  let pending = Buffer.allocUnsafe(chunkBytes);
  let size = 0;
  const flush = () => {
    const isWanted = size === 0 || content.push(pending.subarray(0, size));
    pending = Buffer.allocUnsafe(chunkBytes);
    size = 0;
    return isWanted;
  };
  const { promise: rows, resolve, reject } = Promise.withResolvers<number>();
  const handleCopyData = ({ chunk }: { chunk: Buffer }, connection: pg.Connection) => {
    let isWanted = true;
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.copy(pending, size);
      size += taken;
      rest = rest.subarray(taken);
      if (size === chunkBytes) isWanted = flush();
    }
    if (isWanted) return;
    paused = connection;
    connection.stream.pause();
  };
  client.query(
    copyStatement(text, { handleCopyData }, (error, count) => {
      // Its last rows may have filled the stream: nothing reads on from a stream that has ended.
      resume();
      if (error) {
        content.destroy(error);
        return reject(error);
      }
      flush();
      content.push(null);
      resolve(count);
    }),
  );
  rows.catch(() => undefined); // who reads the content receives the error there
  return { content, rows };
}

/** Sends `content` to `copy … from stdin`, no faster than it is taken; answers the number of rows. */
export function copyIn(client: pg.Client, text: string, content: AsyncIterable<Buffer>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let isOver = false;
  const handleCopyInResponse = (copying: CopyConnection) => {
    const send = async () => {
      for await (const chunk of content) {
        if (isOver) return;
        copying.sendCopyFromChunk(chunk);
        if (copying.stream.writableNeedDrain) await Promise.race([once(copying.stream, 'drain'), promise]);
      }
      if (!isOver) copying.endCopyFrom();
    };
    send().catch((error: unknown) => {
      if (!isOver) copying.sendCopyFail(error instanceof Error ? error.message : 'the content cannot be read');
    });
  };
  client.query(
    copyStatement(text, { handleCopyInResponse }, (error, rows) => {
      isOver = true;
      if (error) reject(error);
      else resolve(rows);
    }),
  );
  return promise;
}
