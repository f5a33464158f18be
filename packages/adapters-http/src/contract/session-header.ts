/**
 * Sent by the pages of the API's own origin: the public id of their session, or `new` when they have none. A page on
 * another origin can't send it without a preflight, so it also tells the page's calls from forged ones.
 */
export const sessionHeader = 'foyer-session';

/** Where a page without a session stands. */
export const noSession = 'new';
