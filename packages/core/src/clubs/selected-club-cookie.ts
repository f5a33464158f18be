/** The cookie that tells other pages of the site which club the visitor chose, and for how long, in s. CK-01 */
export const selectedClubCookie = 'foyer_club';
export const selectedClubSeconds = 1200;
