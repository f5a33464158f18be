/** The experiments that this site knows, by the names that its provider knows them by. AN-04 */
export const flags = {
  /** On: a required zip code stands in for the company e-mail. LC-02 */
  zipCode: 'zip-code-instead-of-company-email',
  /** The campaign whose name goes into the join code; empty for none. LC-24 */
  campaign: 'join-code-campaign',
  /** LC-22 */
  variant: 'variant',
} as const;
