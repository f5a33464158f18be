export declare const noChromium: string;
export declare const chromiumFlags: string[];
export declare const downloadedChromium: string;
export declare function findChromium(options?: {
  headed?: boolean;
  env?: Record<string, string | undefined>;
  exists?: (path: string) => boolean;
}): string | null;
export declare function starts(chromium: string): boolean;
