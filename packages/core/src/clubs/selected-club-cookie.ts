/** The cookie that tells other pages of the site which club the visitor chose, and its lifetime in seconds. */
export const selectedClubCookie = 'foyer_club';
export const selectedClubSeconds = 1200;
