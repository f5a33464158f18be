import type { CallOptions, Club } from '@foyer/core';
import { type JSX, useCallback, useState } from 'react';

import { Picture } from '../../components/picture.tsx';
import { clubPageCopy } from '../../copy/club.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useOptional } from '../../hooks/use-answer.ts';
import { useCopy } from '../../locale/use-copy.ts';

/** Pictures of the rooms, in a row that scrolls on phones. Renders nothing without any, and leaves out broken ones. */
export function ClubGallery({ club: { facilityId } }: { readonly club: Club }): JSX.Element | null {
  const copy = useCopy(clubPageCopy);
  const clubMedia = useService(portTokens.clubMedia);
  const load = useCallback(
    (options: CallOptions) => clubMedia.slides(facilityId, options),
    [clubMedia, facilityId],
  );
  const slides = useOptional('club-media-failed', load) ?? [];
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = slides.filter(({ id, mediaType }) => mediaType === 'Image' && !broken.has(id));
  if (shown.length === 0) return null;
  return (
    <section className="foyer-club-page__section">
      <h2>{copy.gallery}</h2>
      {/* The keyboard can scroll the row once it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="foyer-gallery" role="region" aria-label={copy.gallery} tabIndex={0}>
        {shown.map(({ id, title, media, set }) => (
          <figure key={id} className="foyer-gallery__picture">
            <Picture
              className="foyer-picture foyer-picture--wide"
              src={media}
              set={set}
              alt=""
              width={1600}
              height={900}
              onError={() => setBroken((before) => new Set([...before, id]))}
            />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
