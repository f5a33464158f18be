/**
 * Sent by pages of the API's own origin: the public id of their session, or `new` without one. Pages of other origins
 * can't send it without a preflight request, so it also protects against forged calls.
 */
export const sessionHeader = 'foyer-session';

export const noSession = 'new';
