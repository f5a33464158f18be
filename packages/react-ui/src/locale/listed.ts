/** Adds the details that apply to a text: `$505 due today: first month $205, initiation $300`. */
export function listed(text: string, details: readonly (string | null)[], colon = ': '): string {
  const known = details.filter((detail) => detail !== null);
  return known.length === 0 ? text : `${text}${colon}${known.join(', ')}`;
}
