import type { JSX } from 'react';

import { useSiteHref } from '../../di/foyer-provider.tsx';

/** A question somebody may have here, and the page that answers it. */
export function WayOn({
  question,
  answer,
  path,
}: {
  readonly question: string;
  readonly answer: string;
  /** A path of the site. */
  readonly path: string;
}): JSX.Element {
  const href = useSiteHref(path);
  return (
    <p className="foyer-way-on">
      {question}{' '}
      <a className="foyer-link" href={href}>
        {answer}
      </a>
    </p>
  );
}
