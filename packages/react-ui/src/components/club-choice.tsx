import { type JSX, Suspense, useEffect, useState } from 'react';

import type { ClubDialogProps } from './club-dialog.tsx';
import { idle } from '../hooks/idle.ts';
import { fetched } from './fetched.tsx';

/** No part of the first paint: fetched right after it, so that it is there when it is asked for. */
const ClubDialog = fetched<ClubDialogProps>(() => import('./club-dialog.tsx'));

/** The club dialog in its place on a step; nothing until it is first opened. */
export function ClubChoice(props: ClubDialogProps): JSX.Element | null {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    void idle().then(ClubDialog.ahead);
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ClubDialog {...props} />
    </Suspense>
  );
}
