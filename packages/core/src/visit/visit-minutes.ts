import type { MeetingPurpose } from '../lead/lead.ts';

/** How long a visit lasts, in minutes, by default. Apart from the calendar, which a form doesn't load. */
export const visitMinutes: Readonly<Record<MeetingPurpose, number>> = { tour: 30, workout: 60 };
