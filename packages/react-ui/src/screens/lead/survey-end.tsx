import type { CallFailure, Club, Result } from '@foyer/core';
import type { MediaSlide } from '@foyer/core/clubs';
import {
  chosenClasses,
  type ClassCategory,
  type ClassCount,
  type SurveyAnswer,
} from '@foyer/core/visit';
import { type JSX, useEffect, useMemo, useState } from 'react';

import { Carousel } from '../../components/carousel.tsx';
import { surveyCopy } from '../../copy/visit.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLabels } from '../../locale/use-copy.ts';

export interface SurveyEndProps {
  readonly club: Club;
  readonly answers: readonly SurveyAnswer[];
}

/** The last panel of the survey: classes that match the answers, pictures of the club, and a link to the benefits. */
export function SurveyEnd({ club, answers }: SurveyEndProps): JSX.Element {
  const copy = useCopy(surveyCopy);
  const { variant } = useService(portTokens.settings);
  const benefitsHref = useSiteHref('/memberbenefits');
  return (
    <>
      {variant === 'guided-steps' && <Classes club={club} answers={answers} />}
      <Media club={club} />
      <div className="foyer-actions">
        <a className="foyer-button foyer-button--primary" href={benefitsHref}>
          {copy.benefits}
        </a>
      </div>
    </>
  );
}

/** Without answers there's no carousel. */
function Classes({ club, answers }: SurveyEndProps): JSX.Element {
  const copy = useCopy(surveyCopy);
  const labels = useLabels();
  const wanted = chosenClasses(answers);
  const counts = useClubClasses(club.facilityId, wanted);
  return (
    <Carousel
      eyebrow={copy.classesAt(club.name)}
      title={copy.classesTitle}
      slides={counts.map(({ categoryId, classCount }) => ({
        id: String(categoryId),
        content: (
          <div className="foyer-class">
            <p className="foyer-name">
              {labels(wanted.find((one) => one.categoryId === categoryId)?.className ?? '')}
            </p>
            <p className="foyer-fine">{copy.classes(classCount)}</p>
          </div>
        ),
      }))}
    />
  );
}

type FacilityId = Club['facilityId'];
type Load<T> = (signal: AbortSignal) => Promise<Result<readonly T[], CallFailure>>;

/** The number of classes per category at the club; empty while loading and on failure. */
function useClubClasses(
  facilityId: FacilityId,
  wanted: readonly ClassCategory[],
): readonly ClassCount[] {
  const classes = useService(portTokens.classes);
  // Compares by value, so that an equal array doesn't trigger another request.
  const kinds = JSON.stringify(wanted);
  const load = useMemo<Load<ClassCount> | null>(() => {
    const categories = JSON.parse(kinds) as readonly ClassCategory[];
    if (categories.length === 0) return null;
    return (signal) => classes.counts(facilityId, categories, { signal });
  }, [classes, facilityId, kinds]);
  return useList('class-counts-failed', load);
}

/** The club's pictures and videos; empty while loading and on failure. */
function useClubMedia(facilityId: FacilityId): readonly MediaSlide[] {
  const clubMedia = useService(portTokens.clubMedia);
  const load = useMemo<Load<MediaSlide>>(
    () => (signal) => clubMedia.slides(facilityId, { signal }),
    [clubMedia, facilityId],
  );
  return useList('club-media-failed', load);
}

/** Returns the result of `load`. A failure gives an empty list and is logged. */
function useList<T>(event: string, load: Load<T> | null): readonly T[] {
  const logger = useService(portTokens.logger);
  const [list, setList] = useState<readonly T[]>([]);
  useEffect(() => {
    if (load === null) return;
    const current = new AbortController();
    const take = async (): Promise<void> => {
      const answer = await load(current.signal);
      if (current.signal.aborted) return;
      if (answer.err) logger.warn(event, { failure: answer.val.kind });
      setList(answer.unwrapOr([]));
    };
    void take();
    return () => current.abort();
  }, [event, load, logger]);
  return list;
}

/** Media that fail to load are left out. */
function Media({ club }: { readonly club: Club }): JSX.Element {
  const copy = useCopy(surveyCopy);
  const media = useClubMedia(club.facilityId);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = media.filter(({ id }) => !broken.has(id));
  return (
    <Carousel
      title={copy.mediaTitle(club.name)}
      slides={shown.map((slide) => ({
        id: slide.id,
        content: (
          <Slide
            slide={slide}
            onBroken={() => setBroken((before) => new Set([...before, slide.id]))}
          />
        ),
      }))}
    />
  );
}

interface SlideProps {
  readonly slide: MediaSlide;
  readonly onBroken: () => void;
}

/** Phones get the smaller source. */
const phone = '(max-width: 650px)';

function Slide({ slide, onBroken }: SlideProps): JSX.Element {
  const { title, media, mediaMobile } = slide;
  return (
    <figure className="foyer-sight">
      {slide.mediaType === 'Image' ? (
        <picture>
          <source media={phone} srcSet={mediaMobile} />
          <img
            className="foyer-sight__media foyer-picture foyer-picture--wide"
            src={media}
            alt={title}
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
            onError={onBroken}
          />
        </picture>
      ) : (
        <video
          className="foyer-sight__media foyer-picture foyer-picture--wide"
          aria-label={title}
          controls
          muted
          playsInline
          preload="metadata"
        >
          <source media={phone} src={mediaMobile} />
          {/* An error event on the last source means that the video can't play. */}
          <source src={media} onError={onBroken} />
        </video>
      )}
      <figcaption className="foyer-fine" aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
}
