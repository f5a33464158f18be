import { type RefCallback, useCallback, useRef } from 'react';

import { useProduct } from '../di/foyer-provider.tsx';

export interface StepHeadingOptions {
  /** False where the page is about something else and has a name of its own. */
  readonly namesPage: boolean;
  /** The first step's heading takes the focus too: the visitor came from another page, which is gone. */
  readonly takesFocus: boolean;
}

/**
 * Names the page after the step and moves the focus to a new step's heading, as a new page would. A callback of the
 * heading itself, because a step is fetched and may appear later than the flow says.
 */
export function useStepHeading(
  step: number,
  ready: boolean,
  { namesPage, takesFocus }: StepHeadingOptions,
): RefCallback<HTMLHeadingElement> {
  const product = useProduct();
  const before = useRef<{ readonly step: number; readonly ready: boolean } | null>(null);
  return useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (heading === null) return;
      if (namesPage) document.title = `${heading.textContent} | ${product}`;
      // The step that a visitor comes back to is no new one.
      const isNew =
        before.current?.ready === true ? before.current.step !== step : ready && takesFocus;
      before.current = { step, ready };
      if (!isNew) return;
      heading.focus({ preventScroll: true });
      if (namesPage) document.documentElement.scrollTop = 0;
      else heading.closest('.foyer-flow')?.scrollIntoView();
    },
    [step, ready, namesPage, takesFocus, product],
  );
}
