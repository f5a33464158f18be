import type { UsernameCheckSnapshot } from '@foyer/core/registration';
import type { JSX } from 'react';

import { Icon } from '../../components/icon.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';

/** How long to wait before showing that the check is running, in ms. */
const soonMs = 400;

/** Shows whether the typed username is available, as far as known. It never blocks the form. */
export function UsernameNote({
  typed,
  snapshot,
}: {
  readonly typed: string;
  readonly snapshot: UsernameCheckSnapshot;
}): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const { username } = snapshot;
  const answer = username === typed.trim() ? snapshot.answer : 'unknown';
  const isSlow = useDelayed(answer === 'asked', soonMs);
  return (
    <p className="foyer-username" role="status" data-answer={answer}>
      {answer === 'asked' && isSlow && copy.checking}
      {answer === 'free' && (
        <>
          <Icon name="check" />
          {copy.free(username)}
        </>
      )}
      {answer === 'taken' && (
        <>
          <Icon name="alert" />
          {messages({ key: 'usernameTaken' })}
        </>
      )}
    </p>
  );
}
