/** The field on the front page and the not-found page that leads to the list of clubs. */
export const clubSearchCopy = {
  copyKey: 'visit/club-search',
  label: 'ZIP code, city, or club',
  submit: 'Find a club',
} as const;
