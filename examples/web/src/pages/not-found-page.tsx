import type { JSX } from 'react';

import { TextPage } from '../layout/page.tsx';

/** An address that leads nowhere says so and offers a way on. RT-10 */
export function NotFoundPage(): JSX.Element {
  return (
    <TextPage title="There is no page here" lede="The address may be mistyped, or the page moved.">
      <p className="page__ways">
        <a className="foyer-button foyer-button--primary" href="/">
          Go to the front page
        </a>
        <a className="foyer-link" href="/clubs">
          See all clubs
        </a>
      </p>
    </TextPage>
  );
}
