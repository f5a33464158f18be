import type { UserEvent } from '@testing-library/user-event';

/** Replaces a field's text by pasting, because each typed character renders the whole screen again. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
