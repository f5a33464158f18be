import type { JSX } from 'react';

import { TextPage } from '../layout/page.tsx';

export function TermsPage(): JSX.Element {
  return (
    <TextPage title="Terms" lede="Short, because this is a demonstration.">
      <h2>What this is</h2>
      <p>
        Foyer Clubs does not exist. The clubs, their addresses and their open times are made up, and
        a visit booked here is a row in a database: nobody waits at a door.
      </p>
      <h2>What a visit would be</h2>
      <p>
        A visit is free and commits you to nothing. One visit holds one time, which nobody else can
        have. You may move it or leave it out until it begins.
      </p>
      <h2>Text messages</h2>
      <p>
        If you agree to text messages, they are about your visit. Message and data rates may apply.
        Reply STOP to end them.
      </p>
      <h2>The software</h2>
      <p>The software is under the MIT licence and comes without warranty.</p>
    </TextPage>
  );
}
