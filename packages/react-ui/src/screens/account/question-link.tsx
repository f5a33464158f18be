import type { JSX } from 'react';

import { useSiteHref } from '../../di/foyer-provider.tsx';

export function QuestionLink({
  question,
  answer,
  path,
}: {
  readonly question: string;
  readonly answer: string;
  /** A path on the site. */
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
