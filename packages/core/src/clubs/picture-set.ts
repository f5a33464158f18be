/** One picture in several sizes, by day and perhaps by night. */
export interface PictureSet {
  /** Its files and their widths, as in an image's `srcset`. */
  readonly srcSet: string;
  /** The same place by night, for dark schemes. */
  readonly night?: string | null | undefined;
  /** A CSS color to show until it has loaded. */
  readonly color?: string | null | undefined;
  /** A `data:` URL of a few pixels of it, to show until it has loaded, and of its night. */
  readonly preview?: string | null | undefined;
  readonly nightPreview?: string | null | undefined;
}
