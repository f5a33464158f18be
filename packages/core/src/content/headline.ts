/** A picture with its measures in px, so that its place is kept before it is there. */
export interface ContentPicture {
  /** A path from the root, or a full address. */
  readonly src: string;
  /** Empty for one that only decorates. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One thing that speaks for a visit, told in full when it is opened. */
export interface SellingPoint {
  readonly title: string;
  readonly text: string;
}

/** The words and pictures at the head of the lead flow. LC-19 */
export interface HeadlineContent {
  readonly logo: ContentPicture | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly subCopy: string;
  readonly finePrint: string | null;
  readonly photo: ContentPicture | null;
  /** In their order; the first is shown open. */
  readonly points: readonly SellingPoint[];
}

/** The offer of a promo page. RT-07 */
export interface Promotion {
  /** The last part of its page's path: `/promo/{slug}`. */
  readonly slug: string;
  readonly title: string;
  readonly lede: string;
  readonly finePrint: string | null;
  readonly photo: ContentPicture | null;
  /** The club that it is about; null for one at any club. */
  readonly facilityId: string | null;
}
