/** Session-storage key of a message that is shown once on the schedule step: `joinOffline`. Source: LS-14, SJ-02. */
export const scheduleMessageKey = 'foyer.schedule-message';
