import { Readable } from 'node:stream';

/** An entry of an archive. `content` has exactly `size` bytes. */
export type TarEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

const blockBytes = 512;
const checksumAt = 148;
const sizeAt = 124;
const largestOctal = 8 ** 11;

/** Size in octal, or in binary from 8 GB on, as GNU and POSIX tools read it. */
function writeSize(header: Buffer, size: number) {
  if (size < largestOctal) return void header.write(size.toString(8).padStart(11, '0'), sizeAt, 'latin1');
  header.writeUInt8(0x80, sizeAt);
  header.writeUIntBE(size, sizeAt + 6, 6);
}

const readSize = (header: Buffer): number =>
  header.readUInt8(sizeAt) === 0x80
    ? header.readUIntBE(sizeAt + 6, 6)
    : Number.parseInt(header.toString('latin1', sizeAt, sizeAt + 11), 8);

/** The sum of a header's bytes, its own field counted as spaces. */
const checksumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= checksumAt && at < checksumAt + 8 ? 32 : byte), 0);

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, 100, 'latin1');
  header.write('0000600\0' + '0000000\0' + '0000000\0', 100, 'latin1');
  writeSize(header, size);
  header.write('00000000000', 136, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\0' + '00', 257, 'latin1');
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, checksumAt, 'latin1');
  return header;
}

const paddingOf = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes;

/** One file of an archive as bytes: header, content, padding. Throws where the content is not as long as was said. */
export async function* tarEntry({ name, size, content }: TarEntry): AsyncGenerator<Buffer> {
  yield headerOf(name, size);
  let written = 0;
  for await (const chunk of content) {
    written += chunk.length;
    yield chunk;
  }
  if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`);
  if (paddingOf(size) > 0) yield Buffer.alloc(paddingOf(size));
}

export const tarEnd = (): Buffer => Buffer.alloc(2 * blockBytes);

/** Hands out a stream in pieces of asked sizes. */
function pieces(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** At most `most` bytes, as they come; nothing at the end. */
  const next = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return rest;
      rest = value;
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  };
  /** Exactly `size` bytes. */
  const exactly = async (size: number): Promise<Buffer> => {
    if (rest.length >= size) return next(size);
    const parts: Buffer[] = [];
    for (let missing = size; missing > 0;) {
      const piece = await next(missing);
      if (piece.length === 0) throw new Error('the archive ends in the middle');
      parts.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(parts);
  };
  return { next, exactly };
}

const keptWhole = 1 << 20;

/**
 * Reads an archive of plain files. The content of an entry of more than a megabyte has to be read to its end before the
 * next entry is taken; smaller ones are in memory.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const { next, exactly } = pieces(source);
  for (;;) {
    const header = await exactly(blockBytes);
    if (header.every((byte) => byte === 0)) return;
    const written = Number.parseInt(header.toString('latin1', checksumAt, checksumAt + 6), 8);
    if (written !== checksumOf(header)) throw new Error('the archive has a damaged header');
    const name = header.toString('latin1', 0, header.indexOf(0));
    const size = readSize(header);
    if (size <= keptWhole) {
      const bytes = await exactly(size);
      await exactly(paddingOf(size));
      yield { name, size, content: Readable.from(size > 0 ? [bytes] : []) };
      continue;
    }
    let left = size;
    const content = (async function* () {
      while (left > 0) {
        const piece = await next(left);
        if (piece.length === 0) throw new Error('the archive ends in the middle');
        left -= piece.length;
        yield piece;
      }
    })();
    yield { name, size, content };
    if (left > 0) throw new Error(`${name} was not read to its end`);
    await exactly(paddingOf(size));
  }
}
