declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };

  /** A server that speaks S3 and keeps objects in a folder; for tests. */
  const S3rver: new (options: Options) => { run(): Promise<AddressInfo>; close(): Promise<void> };
  export default S3rver;
}
