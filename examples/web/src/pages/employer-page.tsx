import { EmployerScreen, PosterScreen } from '@foyer/react-ui/corporate';
import corporateStyles from '@foyer/react-ui/corporate.css?url';
import type { JSX } from 'react';

import { RoomPicture } from '../layout/room-picture.tsx';
import { pathnameOf } from '../navigation/addresses.ts';

/** An employer's page, and its poster below it. */
export default function EmployerPage({ path }: { readonly path: string }): JSX.Element {
  const [, , slug = '', poster] = pathnameOf(path).split('/');
  return (
    <>
      {/* With a precedence, React waits for the style sheet before it shows the page. */}
      <link rel="stylesheet" href={corporateStyles} precedence="default" />
      {poster === undefined ? (
        <EmployerScreen
          key={slug}
          slug={slug}
          picture={<RoomPicture room="cafe" sizes="(max-width: 1023px) 100vw, 32rem" />}
        />
      ) : (
        <PosterScreen key={slug} slug={slug} />
      )}
    </>
  );
}
