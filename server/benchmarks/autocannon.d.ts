declare module 'autocannon' {
  type Options = {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    duration: number;
    workers: number;
  };
  type Result = { requests: { total: number }; duration: number; non2xx: number; errors: number; timeouts: number };
  export default function autocannon(options: Options): Promise<Result>;
}
