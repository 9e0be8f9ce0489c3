export function buildWeb(): Promise<void>;
export function compressWeb(): Promise<void>;
