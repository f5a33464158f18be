import type { JSX } from 'react';

import { TextPage } from '../../layout/page.tsx';

/** Where members sign in. RT-06 */
export default function LoginPage(): JSX.Element {
  return (
    <TextPage title="Log in">
      <p>
        Logging in is not open on this site yet. If you are a member, your card works at the door as
        it always does. If you would like to become one, start with a visit.
      </p>
      <p>
        <a className="foyer-button foyer-button--primary" href="/membership">
          Visit a club
        </a>
      </p>
    </TextPage>
  );
}
