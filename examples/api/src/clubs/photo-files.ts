import type { WireFacility } from '@foyer/adapters-http/wire';
import * as z from 'zod/mini';

const rgb = z.string().check(z.regex(/^#[\da-f]{6}$/));
const preview = z.string().check(z.regex(/^data:image\/webp;base64,[\w+/=]+$/));
const photo = z.strictObject({
  name: z.string(),
  alt: z.string(),
  /** Of the originals. */
  hash: z.string(),
  widths: z.array(z.number()),
  /** Its mean color. */
  color: rgb,
  /** That of the same place by night, if there is a photo of it. */
  night: z.nullable(rgb),
  /** A few pixels of it, as a `data:` URL. */
  preview,
});

/** The photos of each folder in `photos`, in their order. `pnpm pictures` writes them. */
export const photosSchema = z.record(z.string(), z.array(photo));

export type Photo = z.output<typeof photo> & { readonly folder: string };

/** In `photos`, the rooms that clubs without photos of their own show. */
export const sharedFolder = 'rooms';

/** The files of a photo that a club shows as its main picture. */
export function mainPicture(
  photo: Photo,
): Pick<WireFacility, 'imageUrl' | 'thumbnail' | 'picture'> {
  return {
    imageUrl: jpegOf(photo),
    thumbnail: avifOf(photo, photo.widths[0] ?? 0),
    picture: pictureSet(photo),
  };
}

/** The files of a photo among others of its club: on large screens and on phones. */
export function slideFiles(photo: Photo): { readonly media: string; readonly mediaMobile: string } {
  const { widths } = photo;
  return {
    media: avifOf(photo, widths.at(-1) ?? 0),
    mediaMobile: avifOf(photo, widths[1] ?? widths[0] ?? 0),
  };
}

export function filesOf(photo: Photo): readonly string[] {
  const days = photo.widths.map((width) => avifOf(photo, width));
  const nights = photo.widths.map((width) => avifOf(photo, width, '-night'));
  return [...days, ...(photo.night === null ? [] : nights), jpegOf(photo)];
}

export function pictureSet(photo: Photo): NonNullable<WireFacility['picture']> {
  const { color, night, widths, preview: pixels } = photo;
  const set = (time?: '-night') =>
    widths.map((width) => `${avifOf(photo, width, time)} ${width}w`).join(', ');
  return {
    srcSet: set(),
    night: night === null ? null : set('-night'),
    color: `url(${pixels}) 0 / cover ${night === null ? color : `light-dark(${color}, ${night})`}`,
  };
}

/** For what can't show AVIF, such as mails and link previews. */
export function jpegOf({ folder, name }: Photo): string {
  return `/media/photos/${folder}/${name}-960.jpg`;
}

function avifOf({ folder, name }: Photo, width: number, time: '' | '-night' = ''): string {
  return `/media/photos/${folder}/${name}${time}-${width}.avif`;
}
