/** Session-storage key of a message that is shown once on the schedule step. Source: LS-14. */
export const scheduleMessageKey = 'foyer.schedule-message';
