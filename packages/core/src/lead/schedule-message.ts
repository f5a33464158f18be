/** Session-storage key of a message that is shown once on the schedule step: `joinOffline` or `notEligible`. Source: LS-14, CJ-04. */
export const scheduleMessageKey = 'foyer.schedule-message';
