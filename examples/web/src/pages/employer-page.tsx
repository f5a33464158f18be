import { EmployerScreen, PosterScreen } from '@foyer/react-ui/corporate';
import corporateStyles from '@foyer/react-ui/corporate.css?url';
import type { JSX } from 'react';

import { pathnameOf } from '../navigation/addresses.ts';

/** An employer's page, and its poster below it. */
export default function EmployerPage({ path }: { readonly path: string }): JSX.Element {
  const [, , slug = '', poster] = pathnameOf(path).split('/');
  const Screen = poster === undefined ? EmployerScreen : PosterScreen;
  return (
    <>
      {/* With a precedence, React waits for the style sheet before it shows the page. */}
      <link rel="stylesheet" href={corporateStyles} precedence="default" />
      <Screen key={slug} slug={slug} />
    </>
  );
}
