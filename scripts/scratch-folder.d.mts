export declare function makeScratchFolder(): string;
