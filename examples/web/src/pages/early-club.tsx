import { ClubOutline } from '@foyer/react-ui/club';
import type { JSX } from 'react';

import { type EarlyMarkup, EarlyPart } from './early-part.tsx';

/** The club as the server sent it, until the page has loaded its facts. */
export function EarlyClub({
  slug,
  early,
}: {
  readonly slug: string;
  readonly early: EarlyMarkup;
}): JSX.Element {
  return (
    <EarlyPart kind="club" slug={slug} early={early}>
      <ClubOutline
        {...{ facilityId: '{{id}}', name: '{{name}}', place: '{{place}}', image: '{{image}}' }}
        {...{ phone: '{{phone}}', dial: '{{dial}}', bookHref: '#visit' }}
        {...{ hoursHtml: '{{hours}}', roomsHtml: '{{rooms}}', waysHtml: '{{ways}}' }}
      />
    </EarlyPart>
  );
}
