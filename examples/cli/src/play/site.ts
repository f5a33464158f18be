/** Where the site is, as far as scenarios go. */
export const site = 'https://www.club.example';

/** The app whose messages the site believes. AC-01 */
export const appOrigin = 'https://app.club.example';
