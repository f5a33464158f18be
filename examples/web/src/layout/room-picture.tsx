import { Picture, type PictureProps } from '@foyer/react-ui';
import type { JSX } from 'react';

export interface RoomPictureProps extends Pick<PictureProps, 'lazy' | 'fetchPriority'> {
  /** The name of a photo in the chain's `photos/rooms` that has one by night, too. */
  readonly room: string;
  /** How wide it is on the page, as in an image's `sizes`. */
  readonly sizes: string;
  /** The width of its largest file, if that is more than 960. */
  readonly largest?: number;
  readonly className?: string;
}

/** A picture of a room that the clubs share, beside text that says the same. */
export function RoomPicture({
  room,
  largest,
  className = '',
  ...rest
}: RoomPictureProps): JSX.Element {
  const srcSet = (time: '' | '-night') =>
    [480, 960, ...(largest === undefined ? [] : [largest])]
      .map((width) => `${place}${room}${time}-${width}.avif ${width}w`)
      .join(', ');
  return (
    <Picture
      {...rest}
      alt=""
      width={960}
      height={540}
      className={`foyer-picture foyer-picture--wide ${className}`.trim()}
      src={`${place}${room}-960.jpg`}
      set={{ srcSet: srcSet(''), night: srcSet('-night'), color: null }}
    />
  );
}

const place = '/media/photos/rooms/';
