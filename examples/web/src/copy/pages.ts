/** The club, promotion and not-found pages. */
export const pagesCopy = {
  copyKey: 'visit/pages',
  clubLoading: 'Loading the club…',
  tellUs: 'Tell us how it was',
  offerLoading: 'Loading the offer…',
  noPage: 'There is no page here',
  noPageLede: 'The address may be mistyped, or the page moved.',
  toFront: 'Go to the front page',
  seeClubs: 'See all clubs',
} as const;
