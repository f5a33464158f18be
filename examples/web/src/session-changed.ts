/** The event of the window that tells what stands on every page, and not on the session, to look at its cookie again. */
export const sessionChanged = 'foyer-session-changed';
