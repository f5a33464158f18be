// @vitest-environment jsdom
import { somePersonalData } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { PersonalDataScreen } from './personal-data-screen.tsx';

afterEach(cleanup);

/** The page of a link that no longer works, which a press forgets. */
function OverLink(): JSX.Element {
  const [token, setToken] = useState('over');
  return (
    <main>
      <PersonalDataScreen token={token} onForget={() => setToken('')} />
    </main>
  );
}

describe('the page with a person’s data', () => {
  it('OP-66 puts the focus, and the place of the pressed button, on keeping the data', async () => {
    const page = new ServicesOnScreen(
      <PersonalDataScreen token="mailed" onForget={() => undefined} />,
      ({ personalData }) => personalData.data.set('mailed', somePersonalData()),
    );
    await page.settle();
    await page.press('Erase my data');
    const [first] = screen.getAllByRole('button');
    expect(first?.textContent).toBe('Keep my data');
    expect(document.activeElement).toBe(first);
    await page.press('Keep my data');
    expect(document.activeElement?.textContent).toBe('Erase my data');
    expect(page.account.personalData.faults.count('erase')).toBe(0);
  });

  it('OP-64 OP-66 says that nothing was erased by a link that has become too old', async () => {
    const page = new ServicesOnScreen(
      <PersonalDataScreen token="mailed" onForget={() => undefined} />,
      ({ personalData }) => personalData.data.set('mailed', somePersonalData()),
    );
    await page.settle();
    await page.press('Erase my data');
    page.account.personalData.data.clear();
    await page.press('Yes, erase everything');
    expect(document.activeElement?.textContent).toBe('This link doesn’t work');
    expect(screen.queryByText('Your data is erased')).toBeNull();
  });

  it('PG-314 says that the data is erased when only the answer was lost and the button is pressed again', async () => {
    const page = new ServicesOnScreen(
      <PersonalDataScreen token="mailed" onForget={() => undefined} />,
      ({ personalData }) => personalData.data.set('mailed', somePersonalData()),
    );
    await page.settle();
    await page.press('Erase my data');
    const { faults } = page.account.personalData;
    faults.failNext('erase', { kind: 'network' }, { takesEffect: true });
    await page.press('Yes, erase everything');
    expect(screen.queryByText('Your data is erased')).toBeNull();
    await page.press('Yes, erase everything');
    expect(document.activeElement?.textContent).toBe('Your data is erased');
  });

  it('PG-320 asking for a new link keeps the focus in the page', async () => {
    const page = new ServicesOnScreen(<OverLink />);
    await page.settle();
    await page.press('Ask for a new link');
    expect(screen.getByLabelText('Email Address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('OP-66 erases once when the button is pressed twice', async () => {
    const page = new ServicesOnScreen(
      <PersonalDataScreen token="mailed" onForget={() => undefined} />,
      ({ personalData }) => personalData.data.set('mailed', somePersonalData()),
    );
    await page.settle();
    await page.press('Erase my data');
    const { faults } = page.account.personalData;
    faults.delayNext('erase', 600);
    await page.user.dblClick(screen.getByRole('button', { name: 'Yes, erase everything' }));
    await page.settle(600);
    expect(faults.count('erase')).toBe(1);
  });
});
