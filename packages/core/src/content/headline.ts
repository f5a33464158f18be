/** A picture with its size in px, which reserves its space before it loads. */
export interface ContentPicture {
  /** A path from the root, or a full URL. */
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A reason to visit, with details that the visitor can expand. */
export interface SellingPoint {
  readonly title: string;
  readonly text: string;
}

/** The content at the top of the lead flow. */
export interface HeadlineContent {
  readonly logo: ContentPicture | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly subCopy: string;
  readonly finePrint: string | null;
  readonly photo: ContentPicture | null;
  /** In display order. The first one is expanded. */
  readonly points: readonly SellingPoint[];
}

/** The offer on a promo page. */
export interface Promotion {
  /** The last part of its page's path: `/promo/{slug}`. */
  readonly slug: string;
  readonly title: string;
  readonly lede: string;
  readonly finePrint: string | null;
  readonly photo: ContentPicture | null;
  /** The club that it applies to; null for any club. */
  readonly facilityId: string | null;
}
