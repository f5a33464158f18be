/** Session-storage key of a message that the schedule step shows once: `joinOffline`. */
export const scheduleMessageKey = 'foyer.schedule-message';
