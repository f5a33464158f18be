import { Banner, Button, LoadingState, Skeleton, useCopy } from '@foyer/react-ui';
import type { StreetMapProps } from '@foyer/react-ui/clubs';
import { type JSX, lazy, Suspense, useState, useSyncExternalStore } from 'react';

import { streetMapCopy } from '../copy/street-map.ts';

/** The library that draws it is larger than the rest of the site, so it loads when a visitor asks for it. */
const StreetMapCanvas = lazy(() =>
  import('./street-map-canvas.tsx').catch(() => ({ default: Failed })),
);

/** A street map with the clubs, behind a button. Renders nothing if the chain has none. */
export function StreetMap(props: StreetMapProps): JSX.Element | null {
  const copy = useCopy(streetMapCopy);
  const [isOpen, setOpen] = useState(false);
  const address = useSyncExternalStore(never, streetMapAddress, () => null);
  if (address === null) return null;
  return (
    <div
      className="street-map foyer-stack-3 foyer-stack--start"
      data-open={isOpen ? '' : undefined}
    >
      {isOpen && (
        <Suspense
          fallback={
            <LoadingState label={copy.loading} onRetry={() => window.location.reload()}>
              <Skeleton shape="card" />
            </LoadingState>
          }
        >
          <StreetMapCanvas address={address} {...props} />
        </Suspense>
      )}
      {/* The same button in both states, so that it keeps the focus. */}
      <Button look="secondary" onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.close : copy.open}
      </Button>
    </div>
  );
}

function Failed(): JSX.Element {
  return (
    <Banner tone="problem">
      <p>{useCopy(streetMapCopy).failed}</p>
    </Banner>
  );
}

const never = (): (() => void) => () => undefined;

/**
 * The address of the chain's map of streets, read from the delivered page: `<meta name="foyer-street-map"
 * content="/street-map.pmtiles">`. Null without one.
 */
function streetMapAddress(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=foyer-street-map]')?.content ?? null;
}
