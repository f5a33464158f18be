import type { CallOptions, Club } from '@foyer/core';
import type { MediaSlide } from '@foyer/core/clubs';
import { chosenClasses, type SurveyAnswer } from '@foyer/core/survey';
import { type JSX, useCallback, useMemo, useState } from 'react';

import { Carousel } from '../../components/carousel.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { surveyCopy } from '../../copy/visit.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useOptional } from '../../hooks/use-answer.ts';
import { useCopy, useLabels } from '../../locale/use-copy.ts';

export interface SurveyEndProps {
  readonly club: Club;
  readonly answers: readonly SurveyAnswer[];
}

/** The last panel of the survey: classes that match the answers, pictures of the club, and a link to the benefits. */
export function SurveyEnd({ club, answers }: SurveyEndProps): JSX.Element {
  const copy = useCopy(surveyCopy);
  const { variant } = useService(portTokens.settings);
  return (
    <>
      {variant === 'guided-steps' && <Classes club={club} answers={answers} />}
      <Media club={club} />
      <div className="foyer-actions">
        <SiteLink path="/memberbenefits" look="primary">
          {copy.benefits}
        </SiteLink>
      </div>
    </>
  );
}

/** Without answers there's no carousel. */
function Classes({ club, answers }: SurveyEndProps): JSX.Element {
  const copy = useCopy(surveyCopy);
  const labels = useLabels();
  const classes = useService(portTokens.classes);
  const { facilityId } = club;
  const wanted = useMemo(() => chosenClasses(answers), [answers]);
  const load = useCallback(
    (options: CallOptions) => classes.counts(facilityId, wanted, options),
    [classes, facilityId, wanted],
  );
  const counts = useOptional('class-counts-failed', wanted.length === 0 ? null : load) ?? [];
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

/** Media that fail to load are left out. */
function Media({ club }: { readonly club: Club }): JSX.Element {
  const copy = useCopy(surveyCopy);
  const clubMedia = useService(portTokens.clubMedia);
  const { facilityId } = club;
  const load = useCallback(
    (options: CallOptions) => clubMedia.slides(facilityId, options),
    [clubMedia, facilityId],
  );
  const media = useOptional('club-media-failed', load) ?? [];
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
    <figure className="foyer-sight foyer-stack-2">
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
