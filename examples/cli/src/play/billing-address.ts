/**
 * What a buyer answers to the payment form's question of where the card is billed to, by the form's own word for the
 * postal code, which is the country's. VA-07, VA-12
 */
export const billingAddresses: Readonly<
  Record<string, { readonly postalCode: string; readonly state: string }>
> = {
  'ZIP code': { postalCode: '10013', state: 'NY' },
  'Postal code': { postalCode: 'M5V 2T6', state: 'ON' },
  Postcode: { postalCode: 'W8 5SA', state: '' },
};
