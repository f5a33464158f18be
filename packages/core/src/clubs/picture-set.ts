/** One picture in several sizes, by day and perhaps by night. */
export interface PictureSet {
  /** Its files and their widths, as in an image's `srcset`. */
  readonly srcSet: string;
  /** The same place by night, for dark schemes. */
  readonly night?: string | null | undefined;
  /** A CSS background to show until it has loaded: a color, with a few pixels of the picture over it. */
  readonly color?: string | null | undefined;
}
