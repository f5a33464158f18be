/** The head of each page of the account, by its key in the copy of the heads. */
export const headOfPage = {
  overview: 'account',
  membership: 'ownMembership',
  billing: 'billing',
  visits: 'visits',
  profile: 'profile',
  security: 'security',
} as const;
