import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import { contactCopy } from '../../copy/contact.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import type { StepProps } from './step-props.ts';

/** The submit buttons: a visit, a guided workout if available, joining online; or only the one that the page is for. */
export function ContactActions({
  flow,
  snapshot,
  offersGuided,
}: StepProps & {
  /** True if the club has guided workouts and the page offers them. */
  readonly offersGuided: boolean;
}): JSX.Element {
  const copy = useCopy(contactCopy);
  const { intent } = useService(portTokens.settings);
  const { busy, canJoin, canSubmit } = snapshot;
  const sending = (when: typeof busy): string | null => (busy === when ? copy.sending : null);
  if (intent === 'join') {
    return (
      <Button type="submit" unavailable={!canJoin} busy={sending('join')}>
        {copy.joinToday}
      </Button>
    );
  }
  const visit = offersGuided ? copy.guidedTour : copy.visit;
  return (
    <>
      <Button type="submit" unavailable={!canSubmit} busy={sending('visit')}>
        {intent === 'lead' ? copy.book : visit}
      </Button>
      {intent === null && offersGuided && (
        <Button
          look="secondary"
          unavailable={!canSubmit}
          busy={sending('guided')}
          onClick={() => void flow.submitGuided()}
        >
          {copy.guidedWorkout}
        </Button>
      )}
      {intent === null && (
        <Button
          look={offersGuided ? 'quiet' : 'secondary'}
          unavailable={!canJoin}
          busy={sending('join')}
          onClick={() => void flow.submitJoin()}
        >
          {copy.join}
        </Button>
      )}
    </>
  );
}
