import { Temporal, timeLabelAt } from '@foyer/core';
import { slotLabel } from '@foyer/core/calendar';
import { type JSX, useState } from 'react';

import { scheduleCopy } from '../../copy/visit.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useDelayed } from '../../hooks/timing.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

export interface HeldTimeProps {
  /** ISO date-time. */
  readonly until: string;
}

/** Says until when the chosen time is held, on the visitor's own clock, and then that it isn't anymore. */
export default function HeldTime({ until }: HeldTimeProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const timeZone = useService(portTokens.visitor).timeZone();
  const end = Date.parse(until);
  const [remaining] = useState(() => Math.max(0, end - clock.now().epochMilliseconds));
  const isOver = useDelayed(true, remaining);
  const startsAt = Temporal.Instant.fromEpochMilliseconds(end).toString({ timeZone });
  const deadline = slotLabel({ startsAt, label: timeLabelAt(end, timeZone) }, locale);
  return (
    <p className="foyer-soft" role="status">
      {isOver ? copy.heldOver : copy.held(deadline)}
    </p>
  );
}
