export declare const noChromium: string;
export declare const chromiumFlags: string[];
export declare function findChromium(options?: {
  headed?: boolean;
  env?: Record<string, string | undefined>;
  works?: (path: string) => boolean;
}): string | null;
