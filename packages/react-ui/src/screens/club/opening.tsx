import type { Club, Temporal } from '@foyer/core';
import type { JSX } from 'react';

import { Countdown } from '../../components/countdown.tsx';
import { clubPageCopy } from '../../copy/club.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

const daySeconds = 24 * 3600;

/** The opening day of a club in presale, and how many days are left at the club. */
export function Opening({
  club,
  opensOn,
}: {
  readonly club: Pick<Club, 'timeZone'>;
  readonly opensOn: Temporal.PlainDate;
}): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const today = clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate();
  const { days } = today.until(opensOn, { largestUnit: 'day' });
  return (
    <section className="foyer-opening">
      <h2>{copy.opensOn(opensOn.toLocaleString(locale, { dateStyle: 'long' }))}</h2>
      {days > 0 && (
        <Countdown label={copy.opensIn} seconds={days * daySeconds} text={copy.inDays(days)} />
      )}
      <p className="foyer-soft">{copy.presale}</p>
    </section>
  );
}
