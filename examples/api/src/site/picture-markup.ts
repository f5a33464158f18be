import type { ChainData } from '../chain-data.ts';
import { pictureSetOf } from '../clubs/photos.ts';
import { asText, type Markup } from './prerendered-pages.ts';

export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** How wide it is on the page, as in an image's `sizes`. */
  readonly sizes: string;
  /** True for a picture that looks the same in a dark scheme. */
  readonly isByDay?: boolean;
}

/** A picture above the fold, as the front end's `Picture` draws it. */
export function pictureMarkup(data: Pick<ChainData, 'photos'>, picture: ShownPicture): Markup {
  const { src, alt, width, height, sizes, isByDay = false } = picture;
  const set = pictureSetOf(data, src);
  const night = isByDay ? null : set?.night;
  const fitting = ` sizes="${asText(sizes)}"`;
  const source =
    night == null
      ? ''
      : `<source media="(prefers-color-scheme: dark)" srcset="${asText(night)}"${fitting}>`;
  const files = set == null ? '' : ` srcset="${asText(set.srcSet)}"${fitting}`;
  return `<picture class="foyer-picture-set">${source}<img class="foyer-picture foyer-picture--wide" src="${asText(src)}"${files} alt="${asText(alt)}" width="${width}" height="${height}" decoding="async"></picture>` as Markup;
}
