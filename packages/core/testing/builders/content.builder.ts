import type { HeadlineContent, Promotion } from '../../src/content/content-repository.port.ts';

/** A headline with all of its parts. */
export function aHeadline(changes: Partial<HeadlineContent> = {}): HeadlineContent {
  return {
    logo: { src: '/icon.svg', alt: 'Foyer Clubs', width: 32, height: 32 },
    eyebrow: 'Pilates',
    title: 'See the studio first',
    subCopy: 'Pick a time. A teacher shows you the reformers.',
    finePrint: 'One free visit a person.',
    photo: {
      src: '/media/photos/rooms/studio-960.jpg',
      alt: 'A quiet studio',
      width: 1600,
      height: 900,
    },
    points: [
      { title: 'Small rooms', text: 'Never more than eight on the mat.' },
      { title: 'Every level', text: 'Beginners have hours of their own.' },
    ],
    ...changes,
  };
}

export function aPromotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    slug: 'autumn-mornings',
    title: 'The quiet hours',
    lede: 'Come before ten and have the floor to yourself.',
    finePrint: 'On weekdays.',
    photo: { src: '/media/photos/rooms/street-960.jpg', alt: '', width: 1600, height: 900 },
    facilityId: null,
    ...changes,
  };
}
