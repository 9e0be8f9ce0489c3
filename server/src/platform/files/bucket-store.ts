import type { S3Client } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';
import {
  checkDatabaseId,
  checkStorageKey,
  databasesFolder,
  diskStore,
  type FileStore,
  isDatabaseId,
  isStorageKey,
  newStorageKey,
} from './files.ts';

/** A bucket as `s3://key:secret@host:port/bucket/prefix?region=…&tls=false` names it; without a host it is Amazon's. */
export type BucketAddress = {
  bucket: string;
  prefix: string;
  region: string;
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

const credentialsOf = ({ username, password }: URL): BucketAddress['credentials'] =>
  username ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) } : undefined;

/** Reads such an address. Throws where it names no bucket. */
export const readBucketAddress = (text: string): BucketAddress => {
  const url = new URL(text);
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean);
  if (!bucket) throw new Error('STORAGE_URL names no bucket: s3://host/bucket');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  return {
    bucket,
    prefix,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.host ? `${scheme}://${url.host}` : undefined,
    credentials: credentialsOf(url),
  };
};

/** The client is large: it is loaded with the first file. */
const openClient = async ({ region, endpoint, credentials }: BucketAddress) => {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
  });
  return { sdk, client: client satisfies S3Client };
};

/** An empty object for each database, beside the files. */
const databaseNames = (
  { bucket: Bucket, prefix }: BucketAddress,
  open: () => ReturnType<typeof openClient>,
): Pick<FileStore, 'databases' | 'addDatabase' | 'removeDatabase'> => {
  const Prefix = `${prefix}${databasesFolder}/`;
  const keyOf = (id: string) => `${Prefix}${checkDatabaseId(id)}`;
  return {
    async databases() {
      const { sdk, client } = await open();
      const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix }));
      return Contents.map(({ Key = '' }) => Key.slice(Prefix.length)).filter(isDatabaseId);
    },
    async addDatabase(id) {
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: keyOf(id), Body: '', ContentLength: 0 }));
    },
    async removeDatabase(id) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(id) }));
    },
  };
};

/** Objects of a bucket that speaks S3. An object is there once its last byte is: no half file is ever read. */
export const bucketStore = (address: BucketAddress): FileStore => {
  let opened: ReturnType<typeof openClient> | null = null;
  const at = (key: string) => ({ Bucket: address.bucket, Key: `${address.prefix}${checkStorageKey(key)}` });
  const put = async (body: Buffer | Readable, size: number) => {
    const { sdk, client } = await (opened ??= openClient(address));
    const key = newStorageKey();
    await client.send(new sdk.PutObjectCommand({ ...at(key), Body: body, ContentLength: size }));
    return key;
  };
  const bodyOf = async (key: string, part?: ByteRange) => {
    const wanted = { ...at(key), ...(part && { Range: `bytes=${part.start}-${part.end}` }) };
    const { sdk, client } = await (opened ??= openClient(address));
    const { Body } = await client.send(new sdk.GetObjectCommand(wanted));
    if (!Body) throw new Error('an object without content');
    return Body;
  };
  return {
    put: (bytes) => put(bytes, bytes.length),
    putFile: async (source) => put(createReadStream(source), (await stat(source)).size),
    get: async (key) => Buffer.from(await (await bodyOf(key)).transformToByteArray()),
    open: async (key, part) => (await bodyOf(key, part)) as Readable,
    async remove(key) {
      const named = at(key);
      const { sdk, client } = await (opened ??= openClient(address));
      await client.send(new sdk.DeleteObjectCommand(named));
    },
    async *keptBefore(instant) {
      const { sdk, client } = await (opened ??= openClient(address));
      const all = sdk.paginateListObjectsV2({ client }, { Bucket: address.bucket, Prefix: address.prefix });
      for await (const { Contents = [] } of all) {
        for (const { Key = '', LastModified } of Contents) {
          const key = Key.slice(address.prefix.length);
          if (isStorageKey(key) && LastModified && LastModified < instant) yield key;
        }
      }
    },
    async openSized(key) {
      const named = at(key);
      const { sdk, client } = await (opened ??= openClient(address));
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(named));
        if (!Body || ContentLength === undefined) throw new Error('an object without content');
        return { size: ContentLength, content: Body as Readable };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async putAt(key, { size, content }) {
      const { sdk, client } = await (opened ??= openClient(address));
      const Body = Readable.from(content, { objectMode: false });
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body, ContentLength: size }));
    },
    flush: () => Promise.resolve(), // an object is durable once it is there
    ...databaseNames(address, () => (opened ??= openClient(address))),
  };
};

/** The store STORAGE_URL names: a folder of this machine, or a bucket. */
export const openStore = (url: string): FileStore =>
  url.startsWith('s3:') ? bucketStore(readBucketAddress(url)) : diskStore(url);
