/** A page of the site that pictures are taken of: one that shows no day and no time of its own. */
export interface SitePicture {
  readonly name: string;
  readonly path: string;
  readonly dark?: true;
}

/** The pages around the screens, with the site's head and foot. RT-06 */
export const sitePictures: readonly SitePicture[] = [];
