import type { LeadFlow } from '@foyer/core';
import type { FlowPage } from '@foyer/core/lead';
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useProduct, useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { idle } from './timing.ts';

export interface StepHeadingOptions {
  /** False if the flow is embedded in a page with its own title. */
  readonly namesPage: boolean;
  /**
   * True if the first step's heading takes the focus too, because the visitor came from a screen that no longer
   * exists.
   */
  readonly takesFocus: boolean;
}

/**
 * Sets the document title to the step's heading and moves the focus to each new step's heading, as a page load would.
 * `step` is its number or its name. Returns a ref for the heading. It's a callback, because a lazily loaded step may
 * render later than the flow enters it.
 *
 * @example
 * const heading = useStepHeading(snapshot.state.step, snapshot.ready);
 * return <ScheduleStep heading={heading} />;
 */
export function useStepHeading(
  step: number | string,
  ready: boolean,
  { namesPage = true, takesFocus = false }: Partial<StepHeadingOptions> = {},
): RefCallback<HTMLHeadingElement> {
  const product = useProduct();
  const before = useRef<{ readonly step?: number | string; readonly ready?: boolean }>({});
  // A new function with each render, because the heading's text may change within a step.
  return (heading) => {
    if (heading === null) return;
    const title = `${heading.textContent} | ${product}`;
    // Even the same title again would style the document's root again, with each key in a form.
    if (namesPage && document.title !== title) document.title = title;
    const last = before.current;
    before.current = { step, ready };
    // Returning to a step isn't a new step.
    const isNew = last.ready ? last.step !== step : ready && takesFocus;
    if (!isNew) return;
    heading.focus({ preventScroll: true });
    if (namesPage) document.documentElement.scrollTop = 0;
    else heading.closest('.foyer-flow')?.scrollIntoView();
  };
}

/**
 * Gives each step its own address below the page's once the flow is ready, so that Back, Forward and a reload work:
 * `/visit`, `/visit/schedule`, `/visit/confirmation`. With `page` null the history stays untouched.
 *
 * @example
 * const { flow, snapshot } = useEnteredLeadFlow({ path: '/visit' });
 * useStepHistory(flow, { path: '/visit', kind: 'inline' }, snapshot.ready);
 */
export function useStepHistory(flow: LeadFlow, page: FlowPage | null, ready: boolean): void {
  const navigation = useService(portTokens.navigation);
  const first = useRef<string | null>(null);
  // Also when a router shows again what it had only hidden.
  useLayoutEffect(() => {
    first.current = navigation.isRevisited() ? null : navigation.current();
  }, [navigation]);
  // Compared by its values, because an app may create the object while it renders.
  const { path = null, kind = null } = page ?? {};
  useEffect(() => {
    if (path === null || kind === null || !ready) return undefined;
    const from = { step: flow.getSnapshot().state.step, address: first.current };
    let isHere = true;
    let stop = (): void => undefined;
    const start = async (): Promise<void> => {
      await idle();
      const { syncStepsWithHistory } = await import('./step-history.ts');
      if (isHere) stop = syncStepsWithHistory(flow, navigation, { path, kind }, from);
    };
    // If the import fails, the steps have no URLs, but the flow still works.
    start().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [flow, navigation, path, kind, ready]);
}

/**
 * Returns the snapshot to render. It follows the flow, but between two steps it stays on the old one until a view
 * transition has captured it. There's no transition if the visitor prefers reduced motion or if `mayFade` is false,
 * because a transition affects the whole page and a host page isn't ours to animate.
 */
export function useStepTransition<
  Snapshot extends { readonly ready: boolean; readonly state: { readonly step: number } },
>(snapshot: Snapshot, mayFade: boolean): Snapshot {
  const [shown, setShown] = useState(snapshot);
  const { step } = snapshot.state;
  const isLeaving = step !== shown.state.step;
  if (!isLeaving && shown !== snapshot) setShown(snapshot);

  const newest = useRef(snapshot);
  useLayoutEffect(() => {
    newest.current = snapshot;
  }, [snapshot]);

  const fades = shown.ready && mayFade;
  useLayoutEffect(() => {
    if (!isLeaving) return;
    const follow = (): void => setShown(newest.current);
    if (fades && mayMove()) {
      const { ready } = document.startViewTransition(() => flushSync(follow));
      // A window whose size changes ends the transition early. The step is shown anyway.
      ready.catch(() => undefined);
    } else follow();
  }, [isLeaving, fades]);
  return isLeaving ? shown : snapshot;
}

function mayMove(): boolean {
  return (
    'startViewTransition' in document &&
    !document.hidden &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
