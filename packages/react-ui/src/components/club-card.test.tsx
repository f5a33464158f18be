// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openFlow } from '../testing/open-flow.fake.tsx';

const alertsWith = (text: string): readonly Element[] =>
  screen.getAllByRole('alert').filter((alert) => alert.textContent.includes(text));

it('FM-06 UI-02 reports a missing club once, in the error summary, and ties the message to the selector', async () => {
  const { user } = await openFlow();
  await user.type(screen.getByLabelText('First Name'), 'Ada{Enter}');
  expect(alertsWith('Club is required.')).toEqual([document.activeElement]);
  const choose = screen.getByRole('button', { name: 'Choose Location' });
  const [, below] = screen.getAllByText('Club is required.');
  expect(choose.getAttribute('aria-describedby')).toBe(below?.id);
});

it('FM-06 shows the city of a club without an address', async () => {
  const page = await openFlow();
  const { foyer } = page;
  await act(() => foyer.flow.chooseClub({ ...foyer.club('101'), address: '' }));
  await page.pass();
  expect(document.querySelector('.foyer-club .foyer-place')?.textContent).toBe('New York');
});

it('RT-02 UI-02 announces an unknown club at the selector when no error summary does', async () => {
  await openFlow({ arrival: { facilityId: '999' } });
  expect(alertsWith('We couldn’t find that club.')).toHaveLength(1);
});
