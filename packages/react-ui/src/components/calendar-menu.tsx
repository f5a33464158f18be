import type { Club } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import { type Guest } from '@foyer/core/visit';
import {
  calendarChoices,
  type CalendarEvent,
  icsFileName,
  toIcs,
  visitEvent,
} from '@foyer/core/calendar';
import { type JSX, memo, type MemoExoticComponent, useCallback, useMemo, useState } from 'react';

import { guestCopy, visitActionsCopy } from '../copy/visit.ts';
import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FileLink, type FileLinkProps } from './file-link.tsx';
import { Icon } from './icon.tsx';

export interface CalendarMenuProps {
  readonly visit: Appointment;
  readonly club: Club;
  readonly uid: string;
  /** How many times the visit was rescheduled. */
  readonly sequence: number;
  /** If true, the calendar file removes the event. */
  readonly cancelled: boolean;
  /** The visitor's guest; null if they come alone. */
  readonly guest?: Guest | null;
  /** The page on which the visit can be changed, an absolute address. */
  readonly url?: string;
  readonly look?: 'primary' | 'secondary';
}

/**
 * "Add To Calendar" opens a dialog with six calendars; two of them use a file that any calendar opens. Memoized, because
 * the links contain the visit's whole description.
 */
export const CalendarMenu: MemoExoticComponent<typeof Menu> = memo(Menu);

function Menu({
  visit,
  club,
  uid,
  sequence,
  cancelled,
  guest = null,
  url,
  look = 'primary',
}: CalendarMenuProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const guests = useCopy(guestCopy);
  const { visitMinutes } = useService(portTokens.settings);
  const people = guest && `${guests.who}: ${guests.with(guest.firstName)}`;
  const event = useMemo(
    () =>
      visitEvent({
        uid,
        sequence,
        cancelled,
        club,
        startsAt: visit.startsAt,
        purpose: visit.purpose,
        durationMinutes: visitMinutes[visit.purpose],
        title: copy.event[visit.purpose](club.name),
        ...(people !== null && { people }),
        ...(url !== undefined && { url }),
      }),
    [
      uid,
      sequence,
      cancelled,
      club,
      visit.startsAt,
      visit.purpose,
      visitMinutes,
      copy,
      people,
      url,
    ],
  );
  const clock = useService(portTokens.clock);
  const ics = useMemo(() => toIcs(event, clock.now()), [event, clock]);
  const file = { name: icsFileName(event), type: 'text/calendar;charset=utf-8', text: ics };
  if (!cancelled) return <Calendars event={event} file={file} look={look} />;
  return (
    <div className="foyer-calendar foyer-stack-2">
      <FileLink className="foyer-button foyer-button--secondary" {...file}>
        {copy.removeFromCalendar}
      </FileLink>
      <p className="foyer-fine">{copy.removeNote}</p>
    </div>
  );
}

interface CalendarsProps {
  readonly event: CalendarEvent;
  readonly file: Pick<FileLinkProps, 'name' | 'type' | 'text'>;
  readonly look: 'primary' | 'secondary';
}

function Calendars({ event, file, look }: CalendarsProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="foyer-calendar foyer-stack-2">
      <Button look={look} opensDialog onClick={() => setOpen(true)}>
        {copy.addToCalendar}
      </Button>
      <Dialog title={copy.addToCalendar} open={open} onClose={close} shape="question">
        <ul className="foyer-calendar__list" aria-label={copy.calendars}>
          {calendarChoices(event).map((choice) => (
            <li key={choice.id}>
              {choice.kind === 'file' ? (
                <FileLink className="foyer-calendar__choice" {...file}>
                  {choice.label} <span className="foyer-calendar__kind">{copy.file}</span>
                </FileLink>
              ) : (
                <a
                  className="foyer-calendar__choice"
                  href={choice.href}
                  target="_blank"
                  rel="noreferrer"
                >
                  {choice.label} <span className="foyer-hidden">{copy.newTab}</span>
                  <Icon name="right" />
                </a>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
