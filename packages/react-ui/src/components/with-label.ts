/** Away from its box a message says which box it means, unless it names it already. FM-06 */
export function withLabel(
  label: string,
  message: string,
  labelled: (label: string, message: string) => string,
): string {
  if (message.startsWith(label)) return message;
  return /[.?:]$/.test(label) ? `${label} ${message}` : labelled(label, message);
}
