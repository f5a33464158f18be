import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { activityCopy } from '../../copy/security.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface ShortListProps<Entry> {
  readonly entries: readonly Entry[];
  /** How many it shows at first. */
  readonly count: number;
  readonly children: (entry: Entry) => ReactNode;
}

/** The first entries, and all of them on request. */
export function ShortList<Entry extends { readonly id: string }>({
  entries,
  count,
  children,
}: ShortListProps<Entry>): JSX.Element {
  const copy = useCopy(activityCopy);
  const [showsAll, setShowsAll] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  // The button that asked for all is gone.
  useEffect(() => {
    if (showsAll) next.current?.focus();
  }, [showsAll]);
  return (
    <>
      <ul className="foyer-sessions__list">
        {(showsAll ? entries : entries.slice(0, count)).map((entry, place) => (
          <li key={entry.id} {...(place === count && { ref: next, tabIndex: -1 })}>
            {children(entry)}
          </li>
        ))}
      </ul>
      {!showsAll && entries.length > count && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {copy.all(entries.length)}
        </Button>
      )}
    </>
  );
}
