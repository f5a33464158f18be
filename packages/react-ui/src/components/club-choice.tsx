import { type JSX, Suspense, useEffect, useState } from 'react';

import type { ClubDialogProps } from './club-dialog.tsx';
import { idle } from '../hooks/idle.ts';
import { fetched } from './fetched.tsx';

/** No part of the first paint: fetched right after it, so that it is there when it is asked for. */
const ClubDialog = fetched<ClubDialogProps>(() => import('./club-dialog.tsx'));

/** The club dialog in its place on a step: closed, once it is there, so that a press only has to open it; before that nothing until it is asked for. */
export function ClubChoice(props: ClubDialogProps): JSX.Element | null {
  const [isDrawn, draw] = useState(props.open);
  if (props.open && !isDrawn) draw(true);
  useEffect(() => {
    void idle().then(ClubDialog.ahead).then(draw);
  }, []);
  if (!isDrawn) return null;
  return (
    <Suspense fallback={null}>
      <ClubDialog {...props} />
    </Suspense>
  );
}
