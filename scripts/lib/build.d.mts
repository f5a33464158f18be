export declare const builtServer: string;
export declare const testStorybookFolder: string;
export declare function buildApi(say: (text: string) => void): Promise<'built' | 'current'>;
export declare function buildCli(outDir?: string): Promise<void>;
