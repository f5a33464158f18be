export declare const howToGetChromium: string;
export declare const chromiumFlags: string[];
export declare function findChromium(
  env?: Record<string, string | undefined>,
  exists?: (path: string) => boolean,
): string | null;
export declare function findWindowlessChromium(
  env?: Record<string, string | undefined>,
  exists?: (path: string) => boolean,
): string | null;
