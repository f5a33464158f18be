import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in contact fields by pasting, because each typed character renders the whole page again. */
export async function fillContact(
  user: UserEvent,
  fields: Readonly<Record<string, string>> = {
    'First Name': 'Ada',
    'Last Name': 'Byron',
    'Email Address': 'ada@mail.example',
    'Phone Number': '2125550123',
  },
): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}
