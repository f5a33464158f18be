import type { UsernameCheckSnapshot } from '@foyer/core';
import type { JSX } from 'react';

import { Icon } from '../../components/icon.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { useWaited } from '../../hooks/use-waited.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../forms/use-form-messages.ts';

/** Before, an answer is near enough not to speak of, in ms. */
const soonMs = 400;

/** Whether the username that stands in the box is free, as far as it is known; nothing stops because of it. HT-48 */
export function UsernameNote({
  typed,
  snapshot,
}: {
  readonly typed: string;
  readonly snapshot: UsernameCheckSnapshot;
}): JSX.Element {
  const words = useCopy(registrationCopy);
  const messages = useFormMessages();
  const { username } = snapshot;
  const answer = username === typed.trim() ? snapshot.answer : 'unknown';
  const isSlow = useWaited(answer === 'asked', soonMs);
  return (
    <p className="foyer-username" role="status" data-answer={answer}>
      {answer === 'asked' && isSlow && words.checking}
      {answer === 'free' && (
        <>
          <Icon name="check" />
          {words.free(username)}
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
