import type { Club } from '@foyer/core';
import type { MediaSlide } from '@foyer/core/clubs';
import { type JSX, useEffect, useState } from 'react';

import { Picture } from '../../components/picture.tsx';
import { clubPageCopy } from '../../copy/club.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';

/** Pictures of the rooms, in a row that scrolls on phones. Renders nothing without any, and leaves out broken ones. */
export function ClubGallery({ club }: { readonly club: Club }): JSX.Element | null {
  const copy = useCopy(clubPageCopy);
  const slides = useSlides(club);
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

/** Empty until they are loaded. The page is complete without them, so a failure is only logged. */
function useSlides({ facilityId }: Club): readonly MediaSlide[] {
  const clubMedia = useService(portTokens.clubMedia);
  const logger = useService(portTokens.logger);
  const [slides, setSlides] = useState<readonly MediaSlide[]>([]);
  useEffect(() => {
    const current = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await clubMedia.slides(facilityId, { signal: current.signal });
      if (current.signal.aborted) return;
      if (answer.err) logger.warn('club-media-failed', { failure: answer.val.kind });
      setSlides(answer.unwrapOr([]));
    };
    void load();
    return () => current.abort();
  }, [clubMedia, logger, facilityId]);
  return slides;
}
