import type { Result } from '../kernel/result.ts';

/** A member's pass in the words of the page, so that it can be shown without the page. */
export interface SavedPass {
  /** The BCP 47 tag of the words. */
  readonly locale: string;
  readonly title: string;
  /** Says that there is no connection. */
  readonly offline: string;
  /** Says when the back end last confirmed the pass. */
  readonly confirmed: string;
  /** When that was, in ms since 1970. */
  readonly confirmedAt: number;
  readonly retry: string;
  readonly name: string;
  readonly club: string | null;
  /** The membership's status, such as `Frozen membership`. */
  readonly status: string | null;
  readonly memberId: { readonly label: string; readonly value: string };
  /** Null for a member whose id has to be typed. */
  readonly barcode: SavedBarcode | null;
}

export interface SavedBarcode {
  readonly label: string;
  readonly value: string;
  /** The width and height of its view box, and the SVG path of its bars. */
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** The browser refuses to save the pass, or can't. */
export interface OfflinePassFailure {
  readonly kind: 'unavailable' | 'network' | 'aborted';
}

/** Keeps the signed-in member's pass in this browser, for when there is no connection. */
export interface OfflinePass {
  /** Replaces the saved pass. */
  save(pass: SavedPass): Promise<Result<void, OfflinePassFailure>>;
  /** Leaves nothing behind, also of a `save` that is still running. */
  clear(): Promise<Result<void, OfflinePassFailure>>;
}
