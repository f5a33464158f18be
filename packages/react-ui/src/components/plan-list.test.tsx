// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { PlanList, type PlanOption } from './plan-list.tsx';

afterEach(cleanup);

const plans: readonly PlanOption[] = [
  {
    planId: '21',
    planType: 'Select',
    name: 'Select Access',
    description: 'Unlimited access to Bryant Park.',
    price: '$170',
    today: '$170 due today: first month $170',
    notes: ['Normally $205'],
  },
  {
    planId: '22',
    planType: 'All',
    name: 'All Access',
    description: 'Every club in New York.',
    price: '$250',
    today: '$350 due today: first month $250, initiation $100',
    notes: ['Including $100 initiation. Normally $500'],
  },
];

const saving = { saving: { value: '$30 a month', detail: null } };

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function Choice({ onChangeClub }: { readonly onChangeClub: () => void }): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <PlanList
      plans={plans}
      chosen={chosen}
      club={{ name: 'Bryant Park', onChange: onChangeClub }}
      onChoose={setChosen}
    />
  );
}

describe('the list of plans', () => {
  it('CJ-10 shows each plan as a radio button with its type, name, monthly price and note', () => {
    render(<Choice onChangeClub={() => undefined} />);
    const radios = within(screen.getByRole('group', { name: 'Memberships' })).getAllByRole('radio');
    expect(radios).toHaveLength(2);
    const select = screen.getByRole('radio', { name: 'Select Access $170 a month' });
    const described = (select.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual([
      'Select',
      '$170 due today: first month $170',
      'Normally $205',
      'Unlimited access to Bryant Park.',
    ]);
  });

  it('CJ-10 selects with the arrow keys, like any radio buttons', async () => {
    render(<Choice onChangeClub={() => undefined} />);
    const user = userEvent.setup();
    await user.click(screen.getByText('Select Access'));
    await user.keyboard('{ArrowDown}');
    const all = screen.getByRole<HTMLInputElement>('radio', { name: /^All Access/ });
    expect(all.checked).toBe(true);
    expect(document.activeElement).toBe(all);
  });

  it('MB-04: compares the plans row by row, without rows that no plan fills', () => {
    const compared = plans.map((plan, index) => ({
      ...plan,
      isRecommended: index === 1,
      includes: ['All group classes'],
      facts: { firstYear: { value: '$2,040', detail: '12 × $170' }, ...(index === 1 && saving) },
    }));
    render(<PlanList plans={compared} chosen="22" onChoose={() => undefined} />);
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const rows = ['Included', 'First 12 months', 'You save'];
    expect(names).toEqual([...rows, ...rows]);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values.filter((text) => text === '–')).toHaveLength(1);
    expect(values).toContain('$30 a month');
  });

  it('MB-03: marks the recommended plan, and only that', () => {
    const [first, second] = plans;
    render(
      <PlanList
        plans={[{ ...first, isRecommended: true } as PlanOption, second as PlanOption]}
        chosen={null}
        onChoose={() => undefined}
      />,
    );
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
    const described = screen
      .getByRole('radio', { name: /^Select/ })
      .getAttribute('aria-describedby');
    expect(described?.split(' ')).toContain(screen.getByText('Recommended').id);
  });

  it('CJ-10 offers another club only on the first plan', async () => {
    const asked: string[] = [];
    render(<Choice onChangeClub={() => asked.push('club')} />);
    const change = screen.getByRole('button', { name: 'Change club' });
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => isBefore(radio, change))).toEqual([true, false]);
    await userEvent.setup().click(change);
    expect(asked).toEqual(['club']);
    expect(screen.getByText('At Bryant Park')).toBeTruthy();
  });
});
