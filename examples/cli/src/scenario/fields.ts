/** The boxes of the forms, by the names that scenarios give them, and what the core calls them. */
export const fields = {
  'first-name': 'first_name',
  'last-name': 'last_name',
  email: 'email_address',
  'company-email': 'company_email',
  phone: 'phone_number',
  zip: 'postal_code',
} as const;
export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as readonly FieldName[];
