/** The flags of this site, as their provider names them. */
export const flags = {
  /** When on, a required zip code replaces the company email. */
  zipCode: 'zip-code-instead-of-company-email',
  /** The campaign in the join code; empty for none. */
  campaign: 'join-code-campaign',
  variant: 'variant',
} as const;
