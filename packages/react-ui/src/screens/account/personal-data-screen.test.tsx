// @vitest-environment jsdom
import { somePersonalData } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { PersonalDataScreen } from './personal-data-screen.tsx';

afterEach(cleanup);

describe('the page with a person’s data', () => {
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
