/**
 * Prefixes a message with the label of its field, unless it already mentions it. For messages shown away from the
 * field.
 */
export function withLabel(
  label: string,
  message: string,
  labeled: (label: string, message: string) => string,
): string {
  if (message.startsWith(label)) return message;
  return /[.?:]$/.test(label) ? `${label} ${message}` : labeled(label, message);
}
