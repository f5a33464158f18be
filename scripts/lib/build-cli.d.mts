export declare function buildCli(outDir?: string): Promise<void>;
