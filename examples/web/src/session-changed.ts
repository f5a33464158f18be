/** A window event that makes the page frame, which doesn't use the session, read the cookie again. */
export const sessionChanged = 'foyer-session-changed';
