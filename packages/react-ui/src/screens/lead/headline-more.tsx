import type { Club } from '@foyer/core';
import type { JSX, Dispatch, RefObject, SetStateAction } from 'react';
import {
  type HeadlineContent,
  type HeadlineCopy,
  headlineKey,
  type HeadlineQuery,
} from '@foyer/core/content';
import { flushSync } from 'react-dom';

import { ClubPicture } from '../../components/club-card.tsx';
import { Picture } from '../../components/picture.tsx';
import { headlineMoreCopy } from '../../copy/visit.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { defaultHeadline } from '../../copy/first-step.ts';
import type { FoyerContextValue } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';

export interface VisibleHeadline {
  readonly copy: HeadlineCopy;
  /** The content beside or below the form; null while it's loading and if there is none. */
  readonly more: Pick<HeadlineContent, 'photo' | 'points' | 'finePrint'> | null;
}

export interface HeadlineMoreProps {
  readonly content: NonNullable<VisibleHeadline['more']>;
  /** The chosen club; its picture takes precedence. */
  readonly club: Club | null;
}

/** The rest of the headline, loaded lazily: a picture, selling points and fine print. */
export default function HeadlineMore({ content, club }: HeadlineMoreProps): JSX.Element {
  const { photo, points, finePrint } = content;
  return (
    <section className="foyer-more foyer-stack-5" aria-label={useCopy(headlineMoreCopy).label}>
      {club?.imageUrl != null ? (
        <ClubPicture club={club} size="wide" />
      ) : (
        photo !== null && <Picture className="foyer-picture foyer-picture--wide" {...photo} />
      )}
      {points.length > 0 && (
        <div className="foyer-points">
          {points.map(({ title, text }, place) => (
            <details key={title} className="foyer-points__point" open={place === 0}>
              <summary className="foyer-points__title">{title}</summary>
              <p className="foyer-points__text">{text}</p>
            </details>
          ))}
        </div>
      )}
      {finePrint !== null && <p className="foyer-more__fine">{finePrint}</p>}
    </section>
  );
}

export interface HeadlinePlace {
  readonly foyer: FoyerContextValue;
  readonly query: HeadlineQuery;
  /** The cached text from an earlier visit, which is already on screen; null if there was none. */
  readonly cached: HeadlineCopy | null;
  readonly block: RefObject<HTMLElement | null>;
  readonly show: Dispatch<SetStateAction<VisibleHeadline>>;
  readonly signal: AbortSignal;
}

/**
 * Loads the headline from the content service and caches its text for the next visit. Shows it now only if that
 * doesn't shift the layout. If the service has none, the default copy stays; without a default, a generic title is
 * shown.
 */
export async function loadHeadline(place: HeadlinePlace): Promise<void> {
  const { foyer, cached, show, signal } = place;
  const answer = await ask(place);
  if (signal.aborted) return;
  if (answer !== null) {
    keep(answer, place);
    // Cached text stays, so that the page doesn't change while the visitor reads it.
    if (cached === null) replaceHeadline(answer, place);
    show(({ copy }) => ({ copy, more: answer }));
    return;
  }
  const { headline, messages } = foyer;
  if (headline !== null) {
    const more = await moreOf(headline, foyer);
    if (!signal.aborted) show(({ copy }) => ({ copy, more }));
  } else if (cached === null) {
    const title = messages({ key: 'generic' });
    show(({ copy }) => ({ copy: { ...copy, title }, more: null }));
  }
}

/** Returns null if there is no content service, it has no headline for the page, or the request fails. */
async function ask({ foyer, query, signal }: HeadlinePlace): Promise<HeadlineContent | null> {
  const { container } = foyer;
  if (!container.isBound(portTokens.content)) return null;
  const answer = await container.get(portTokens.content).headline(query, { signal });
  if (answer.err && !signal.aborted) {
    container.get(portTokens.logger).warn('headline-failed', { failure: answer.val.kind });
  }
  return answer.unwrapOr(null);
}

function keep(answer: HeadlineContent, { foyer, query }: HeadlinePlace): void {
  const { container } = foyer;
  const { logo, eyebrow, title, subCopy } = answer;
  const text = JSON.stringify({ logo, eyebrow, title, subCopy });
  const written = container.get(portTokens.sessionStore).write(headlineKey(query), text);
  if (written.ok) return;
  container.get(portTokens.logger).warn('headline-not-stored', { failure: written.val.kind });
}

/**
 * Replaces the text and measures it before the next paint. If its height changes, which would shift the layout, the
 * previous text comes back.
 */
function replaceHeadline(copy: HeadlineCopy, { foyer, block, show }: HeadlinePlace): void {
  const before = block.current?.offsetHeight;
  let replaced: HeadlineCopy | null = null;
  flushSync(() =>
    show((shown) => {
      replaced = shown.copy;
      return { ...shown, copy };
    }),
  );
  if (foyer.headline === null || block.current?.offsetHeight === before) return;
  flushSync(() => show((shown) => ({ ...shown, copy: replaced ?? shown.copy })));
}

/** The default headline loads the rest of its content on demand. */
async function moreOf(
  headline: HeadlineCopy | HeadlineContent,
  { language, localize }: FoyerContextValue,
): Promise<VisibleHeadline['more']> {
  if (headline !== defaultHeadline) return 'points' in headline ? headline : null;
  const { points, finePrint } = localize(headlineMoreCopy, await language.part('visit'));
  return { photo: null, points, finePrint };
}
