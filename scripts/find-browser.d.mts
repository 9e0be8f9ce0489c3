export declare function findChromium(): Promise<string>;
export declare function findFirefox(): Promise<string>;
