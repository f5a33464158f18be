import type { Club } from '@foyer/core';
import type { JSX, ReactNode } from 'react';

import { LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { accountCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface OnceClubLoadedProps {
  /** Null if the member has no home club. */
  readonly facilityId: string | null;
  readonly boxes: number;
  /** Called with null if there's no such club or the clubs can't be loaded. */
  readonly children: (club: Club | null) => ReactNode;
}

/** Renders a form that depends on the member's home club once that club has loaded. */
export function OnceClubLoaded({ facilityId, boxes, children }: OnceClubLoadedProps): JSX.Element {
  const copy = useCopy(accountCopy);
  const { status, clubs, directory } = useClubDirectory();
  const club = clubs.find((one) => one.facilityId === facilityId) ?? null;
  const isDone = facilityId === null || status === 'ready' || status === 'failed';
  if (club === null && !isDone) {
    return (
      <LoadingState label={copy.loading(copy.about.club)} onRetry={() => void directory.load()}>
        <Skeleton shape="row" count={boxes} />
      </LoadingState>
    );
  }
  return <>{children(club)}</>;
}
