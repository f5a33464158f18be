/** The labels of the visit, by the core's English text. */
export const visitLabels: Readonly<Record<string, string>> = {
  'Zip Code': 'Postcode',
};
