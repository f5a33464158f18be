// @vitest-environment jsdom
import type { Club } from '@foyer/core';
import type { MembershipOffer } from '@foyer/core/membership';
import { aMember, aMembership } from '@foyer/core/testing/members';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { openAccount } from '../../testing/open-account.fake.tsx';
import { MembershipPanel } from './membership-panel.tsx';

installDialogs(window);
afterEach(cleanup);

const { memberId } = aMember();
const frozen = aMembership({ freezes: [{ from: '2026-12-20', until: '2027-02-20' }] });
const inAFreeze = aMembership({
  joinedOn: '2026-09-20',
  startsOn: '2026-09-20',
  freezes: [{ from: '2026-10-20', until: '2027-01-20' }],
});
const allAccess: MembershipOffer = {
  planId: '17',
  planName: 'All Access',
  facilityId: '101',
  monthly: { minorUnits: 305_00, currency: 'USD' },
};

/** The page of a member on November 20, 2026. */
async function open(
  membership: ReturnType<typeof aMembership> | null = aMembership(),
  clubs: (all: readonly Club[]) => readonly Club[] = (all) => all,
  clubsTake = 0,
) {
  const opened = await openAccount(<MembershipPanel />, {
    path: '/account/membership',
    before: (account, { backEnd, clubs: list }) => {
      if (clubsTake > 0) list.faults.delayNext('all', clubsTake);
      backEnd.clubs = clubs(backEnd.clubs);
      if (membership === null) account.membership.memberships.delete(memberId);
      else account.membership.memberships.set(memberId, membership);
      account.membership.offers = [aMembership().bought, allAccess];
    },
  });
  const { account, user, pass } = opened;
  const press = async (name: string | RegExp): Promise<void> => {
    await user.click(screen.getByRole('button', { name }));
    await pass(200);
  };
  return {
    ...opened,
    press,
    stored: () => account.membership.memberships.get(memberId),
    decided: () => account.membership.faults.count('decide'),
  };
}

/** What the facts say about a name. */
const fact = (name: string, inside: HTMLElement = document.body): string =>
  within(inside).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
const dialog = (): HTMLElement => screen.getByRole('dialog');
const status = (): HTMLElement | undefined =>
  screen.getAllByRole('status').find((one) => one.textContent !== '');

describe('what the member has', () => {
  it('MB-107 links to the agreement that was signed on joining, if there is one', async () => {
    const link = () => screen.queryByRole('link', { name: 'Read your agreement' });
    await open();
    expect(link()).toBeNull();
    cleanup();
    await open(aMembership({ hasAgreement: true }));
    expect(link()?.getAttribute('href')).toBe('/account/agreements/membership');
  });

  it('MB-70: shows plan, club, first day, end of the commitment and the next bill', async () => {
    await open();
    expect(fact('Plan')).toBe('Select Access$205.00 a month');
    expect(screen.getByRole('link', { name: 'Bryant Park' }).getAttribute('href')).toBe(
      '/clubs/101',
    );
    expect(fact('Member since')).toBe('November 20, 2026');
    expect(fact('Commitment ends')).toBe('November 19, 2027');
    expect(fact('Next bill')).toBe('$205.00December 20, 2026Select Access, monthly fee');
  });

  it('MB-70: is loaded again on request, and says where to ask without one', async () => {
    const { account, press } = await open(null);
    expect(screen.getByText(/no membership to show here/)).toBeTruthy();
    const ask = screen.getByRole('link', { name: 'Ask your club for a freeze' });
    expect(ask.getAttribute('href')).toBe('/account/freeze');
    cleanup();
    await openAccount(<MembershipPanel />, {
      before: (fresh) => {
        fresh.membership.memberships.set(memberId, aMembership());
        fresh.membership.faults.failNext('read', { kind: 'network' }, { times: 2 });
      },
    });
    expect(screen.getByText('We couldn’t load your membership.')).toBeTruthy();
    expect(account.membership.faults.count('read')).toBeGreaterThan(0);
    await press('Try again');
    expect(fact('Plan')).toContain('Select Access');
  });

  it('MB-71: says when a membership starts, also while that isn’t known', async () => {
    await open(aMembership({ startsOn: '2026-12-01' }));
    expect(screen.getByText('Your membership starts on December 1, 2026.')).toBeTruthy();
    expect(fact('Next bill')).toContain('December 1, 2026');
    cleanup();
    await open(aMembership({ startsOn: null }));
    expect(screen.getByText('Your membership starts on the day your club opens.')).toBeTruthy();
    expect(fact('Next bill')).toBe('The day your club opens');
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull();
    expect(screen.getByText(/once your club has announced its opening day/)).toBeTruthy();
  });

  it('MB-71: says when a membership has ended, and offers to join again', async () => {
    await open(
      aMembership({ joinedOn: '2025-10-01', startsOn: '2025-10-01', lastDay: '2026-10-31' }),
    );
    expect(screen.getByText('Your membership ended on October 31, 2026.')).toBeTruthy();
    expect(fact('Next bill')).toBe('No more bills');
    expect(screen.getByRole('link', { name: 'Join again' })).toBeTruthy();
    expect(screen.queryByText('Change your membership')).toBeNull();
  });
});

describe('a freeze', () => {
  it('MB-72: is checked before it is confirmed, and then said and focused', async () => {
    const { press, stored, account, user } = await open();
    await press('Freeze');
    await user.click(screen.getByRole('radio', { name: '2 months' }));
    await user.type(screen.getByLabelText(/Medical Reason/), 'Knee surgery');
    await press('Continue');
    expect(document.activeElement?.textContent).toBe('Check your freeze');
    expect(fact('First day', dialog())).toBe('December 20, 2026');
    expect(fact('Resumes on', dialog())).toBe('February 20, 2027');
    expect(fact('Fee while frozen', dialog())).toBe('$15.00 a month');
    expect(fact('Commitment ends', dialog())).toBe('January 19, 2028');
    expect(fact('Next bill', dialog())).toBe('$15.00December 20, 2026Select Access, freeze fee');
    expect(stored()?.freezes).toEqual([]);
    await press('Freeze my membership');
    expect(stored()).toEqual(frozen);
    expect(account.membership.notes).toEqual([{ memberId, note: 'Knee surgery' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(status()?.textContent).toBe('Your freeze is set.');
    expect(document.activeElement).toBe(status());
    expect(screen.getByText(/Your freeze starts on December 20, 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Freeze' })).toBeNull();
  });

  it('MB-72: goes back to the choice with what was chosen, and says why a day isn’t possible', async () => {
    const { press, user, decided } = await open();
    await press('Freeze');
    const day = screen.getByLabelText<HTMLInputElement>('Start Date');
    expect(day.value).toBe('2026-12-20');
    await user.clear(day);
    await user.type(day, '2027-12-20');
    await press('Continue');
    expect(screen.getAllByText(/Choose a date between/).length).toBeGreaterThan(0);
    await user.clear(day);
    await user.type(day, '2027-01-02');
    await press('Continue');
    expect(fact('First day', dialog())).toBe('January 20, 2027');
    await press('Back');
    expect(document.activeElement?.textContent).toBe('Step 1 of 2');
    expect(screen.getByLabelText<HTMLInputElement>('Start Date').value).toBe('2027-01-02');
    expect(decided()).toBe(0);
  });

  it('MB-72: is not offered again while one is planned, also one of the same days', async () => {
    const freezes = [{ from: '2026-12-20', until: '2027-01-20' }];
    const { press } = await open(aMembership({ freezes }));
    expect(screen.queryByRole('button', { name: 'Freeze' })).toBeNull();
    await press('Cancel membership');
    expect(within(dialog()).queryByRole('button', { name: /freeze/i })).toBeNull();
  });

  it('PG-375: leads back only, once the membership was canceled elsewhere', async () => {
    const { press, account } = await open();
    await press('Freeze');
    await press('Continue');
    account.membership.memberships.set(memberId, aMembership({ lastDay: '2027-11-19' }));
    await press('Freeze my membership');
    const inside = within(dialog());
    expect(inside.getByRole('alert').textContent).toContain('canceled');
    expect(inside.queryByText('First day')).toBeNull();
    expect(inside.queryByRole('button', { name: 'Freeze my membership' })).toBeNull();
    expect(dialog().contains(document.activeElement)).toBe(true);
    await press('Back');
    expect(document.activeElement?.textContent).toBe('Step 1 of 2');
  });

  it('MB-73: is undone once, and shows no error when the button is pressed twice', async () => {
    const { account, user, pass, decided } = await open(frozen);
    account.membership.faults.delayNext('decide', 1_000);
    await user.dblClick(screen.getByRole('button', { name: 'Undo the freeze' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1_000);
    expect(decided()).toBe(1);
  });

  it('MB-71 MB-73: is undone until it starts, with one press', async () => {
    const { press, stored, account } = await open(frozen);
    account.membership.faults.failNext('decide', { kind: 'network' }, { takesEffect: true });
    await press('Undo the freeze');
    expect(screen.getByText(/We can’t reach our server/)).toBeTruthy();
    await press('Undo the freeze');
    expect(stored()?.freezes).toEqual([]);
    expect(status()?.textContent).toBe('Your freeze is canceled.');
  });

  it('MB-75: that has started says when it ends early before that is confirmed', async () => {
    const { press, stored, decided } = await open(inAFreeze);
    expect(screen.getByText(/is frozen. It resumes on January 20, 2027/)).toBeTruthy();
    await press('End the freeze early');
    expect(within(dialog()).getByText(/resumes on December 20, 2026/)).toBeTruthy();
    expect(decided()).toBe(0);
    await press('End the freeze');
    expect(stored()?.freezes).toEqual([{ from: '2026-10-20', until: '2026-12-20' }]);
    expect(status()?.textContent).toBe('Your freeze ends early.');
    expect(screen.queryByRole('button', { name: 'End the freeze early' })).toBeNull();
  });
});

describe('canceling', () => {
  it('MB-74: says the last day, the last bill and what ends, and takes one confirmation', async () => {
    const { press, stored, account, user, decided } = await open(frozen);
    await press('Cancel membership');
    expect(fact('Last day', dialog())).toContain('November 19, 2027');
    expect(fact('Last day', dialog())).toContain('your commitment ends');
    expect(fact('Last bill', dialog())).toBe('$205.00October 20, 2027');
    expect(within(dialog()).getByText('Your pass, at every club that it opens.')).toBeTruthy();
    expect(
      within(dialog()).getByText(/Your freeze from December 20, 2026 is canceled/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Freeze instead' })).toBeNull();
    await user.type(screen.getByLabelText(/Why are you leaving/), 'Moving away');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel membership' }));
    expect(decided()).toBe(1);
    expect(stored()?.lastDay).toBe('2027-11-19');
    expect(account.membership.notes).toEqual([{ memberId, note: 'Moving away' }]);
    expect(status()?.textContent).toBe('Your membership is canceled.');
    expect(screen.getByText(/Your last day is November 19, 2027/)).toBeTruthy();
    await press('Keep my membership');
    expect(stored()?.lastDay).toBeNull();
    expect(status()?.textContent).toBe('Your membership continues as before.');
  });

  it('MB-74: offers a freeze where one is possible, which opens instead', async () => {
    const { press, decided } = await open();
    await press('Cancel membership');
    expect(within(dialog()).getByText(/freeze for up to 3 months at \$15.00 a month/)).toBeTruthy();
    await press('Freeze instead');
    expect(screen.getByRole('dialog', { name: 'Freeze your membership' })).toBeTruthy();
    expect(decided()).toBe(0);
  });

  it('MB-74: says that the notice decides after the commitment', async () => {
    const { press } = await open(aMembership({ joinedOn: '2025-03-10', startsOn: '2025-03-10' }));
    await press('Cancel membership');
    expect(fact('Last day', dialog())).toContain('January 9, 2027');
    expect(fact('Last day', dialog())).toContain('30 days’ notice');
  });

  it('MB-74: says in the singular, or without a number, how short the notice is', async () => {
    const terms = (noticeDays: number) =>
      aMembership({
        joinedOn: '2025-03-10',
        startsOn: '2025-03-10',
        terms: { ...aMembership().terms, noticeDays },
      });
    const { press } = await open(terms(1));
    await press('Cancel membership');
    expect(fact('Last day', dialog())).toContain('your 1 day’s notice is over');
    cleanup();
    const { press: pressAgain } = await open(terms(0));
    await pressAgain('Cancel membership');
    expect(fact('Last day', dialog())).toContain('the end of your current month');
  });

  it('MB-78: closing the dialog decides nothing and returns the focus', async () => {
    const { press, decided } = await open();
    const opener = screen.getByRole('button', { name: 'Cancel membership' });
    opener.focus();
    await press('Cancel membership');
    await press('Keep my membership');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(decided()).toBe(0);
  });

  it('MB-77: says why when the membership was changed elsewhere meanwhile', async () => {
    const { press, account, user } = await open();
    await press('Cancel membership');
    account.membership.memberships.set(memberId, aMembership({ lastDay: '2026-11-19' }));
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel membership' }));
    expect(screen.getByText('Your membership has ended, so it can’t be changed.')).toBeTruthy();
  });
});

describe('changing plan or club', () => {
  it('MB-76: shows both fees, the difference and the first day, and can be undone', async () => {
    const { press, stored, user } = await open();
    await press('Change plan or club');
    await user.click(screen.getByRole('radio', { name: /All Access/ }));
    await press('Continue');
    expect(fact('Now', dialog())).toBe('$205.00 a monthSelect Access, Bryant Park');
    expect(fact('From December 20, 2026', dialog())).toBe('$305.00 a monthAll Access, Bryant Park');
    expect(fact('Difference', dialog())).toBe('$100.00 more a month');
    await press('Confirm the change');
    expect(stored()?.changes).toEqual([{ ...allAccess, from: '2026-12-20' }]);
    expect(status()?.textContent).toBe('Your change is set.');
    expect(screen.getByText(/From December 20, 2026, you’ll have All Access/)).toBeTruthy();
    await press('Undo the change');
    expect(stored()?.changes).toEqual([]);
  });

  it('MB-76: a fee that changed meanwhile is shown, and confirmed with another press', async () => {
    const { press, stored, user, account } = await open();
    await press('Change plan or club');
    await user.click(screen.getByRole('radio', { name: /All Access/ }));
    await press('Continue');
    const dearer = { ...allAccess, monthly: { minorUnits: 315_00, currency: 'USD' } } as const;
    account.membership.offers = [dearer];
    await press('Confirm the change');
    expect(screen.getByText(/The monthly fee just changed/)).toBeTruthy();
    expect(fact('Difference', dialog())).toBe('$110.00 more a month');
    expect(stored()?.changes).toEqual([]);
    await press('Confirm the change');
    expect(stored()?.changes).toEqual([{ ...dearer, from: '2026-12-20' }]);
  });

  it('PG-292: shows the next dates when midnight has passed at the club, and is confirmed with another press', async () => {
    // It is 7:30 PM there.
    const timeZone = 'Asia/Kabul';
    const { press, pass, stored, user } = await open(
      aMembership({ joinedOn: '2026-10-21', startsOn: '2026-10-21', timeZone }),
    );
    await pass(4.4 * 3_600_000);
    await press('Change plan or club');
    await user.click(screen.getByRole('radio', { name: /All Access/ }));
    await press('Continue');
    expect(fact('From November 21, 2026', dialog())).toContain('All Access');
    await pass(0.2 * 3_600_000);
    await press('Confirm the change');
    expect(screen.getByText(/A new day has begun/)).toBeTruthy();
    expect(fact('From December 21, 2026', dialog())).toContain('All Access');
    expect(stored()?.changes).toEqual([]);
    await press('Confirm the change');
    expect(stored()?.changes).toEqual([{ ...allAccess, from: '2026-12-21' }]);
  });

  it('PG-293: names the next bill if a freeze gives it another sum', async () => {
    const { press, user } = await open(frozen);
    await press('Change plan or club');
    await user.click(screen.getByRole('radio', { name: /All Access/ }));
    await press('Continue');
    expect(fact('Next bill', dialog())).toContain('$15.00');
  });

  it('MB-77: says that nothing would change', async () => {
    const { press, user } = await open();
    await press('Change plan or club');
    await press('Continue');
    expect(screen.getByText(/the plan and club you have now/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /All Access/ }));
    expect(screen.queryByText(/the plan and club you have now/)).toBeNull();
  });

  it('MB-77: names the phone number of a club that offers the member no plans online', async () => {
    const { press, account } = await open();
    account.membership.offers = [];
    await press('Change plan or club');
    expect(within(dialog()).getByText(/Bryant Park has no plans/)).toBeTruthy();
    const call = within(dialog()).getByRole('link', { name: /^Call / });
    expect(call.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('MB-77: offers no call at such a club without a telephone', async () => {
    const { press, account } = await open(aMembership(), (all) =>
      all.map((club) => ({ ...club, phoneNumber: '' })),
    );
    account.membership.offers = [];
    await press('Change plan or club');
    expect(within(dialog()).getByText(/Bryant Park has no plans/)).toBeTruthy();
    expect(within(dialog()).queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('MB-77: goes on only once a club is chosen, if the member’s own is no longer listed', async () => {
    const { press } = await open(aMembership(), (all) =>
      all.filter(({ facilityId }) => facilityId !== '101'),
    );
    await press('Change plan or club');
    expect(within(dialog()).getByText(/couldn’t find that club/)).toBeTruthy();
    expect(within(dialog()).queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('a slow decision', () => {
  it('MB-77: leaves the dialog that the member has opened meanwhile, with what they typed', async () => {
    const { press, user, pass, account, stored } = await open(
      aMembership({ changes: [{ ...allAccess, from: '2026-12-20' }] }),
    );
    account.membership.faults.delayNext('decide', 1_000);
    await press('Undo the change');
    await press('Cancel membership');
    await user.type(screen.getByLabelText(/Why are you leaving/), 'Moving away');
    await pass(1_000);
    expect(stored()?.changes).toEqual([]);
    const note = screen.getByLabelText<HTMLTextAreaElement>(/Why are you leaving/);
    expect(note.value).toBe('Moving away');
    expect(document.activeElement).toBe(note);
    await press('Keep my membership');
    expect(status()?.textContent).toBe('Your change is canceled. You keep the plan you have.');
  });

  it('MB-77: says on the page that it failed if its dialog was closed before', async () => {
    const { press, user, pass, account } = await open();
    await press('Cancel membership');
    account.membership.faults.failNext('decide', { kind: 'network' }, { delayMs: 1_000 });
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel membership' }));
    await press('Close');
    // The content of a closed dialog goes a frame later.
    await waitFor(() => expect(screen.queryByLabelText(/Why are you leaving/)).toBeNull());
    await pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach our server');
    await press('Cancel membership');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('PG-340: shows a bar for the club until the clubs are loaded, not its number', async () => {
    const { pass } = await open(aMembership(), (all) => all, 5_000);
    await pass(200);
    expect(fact('Plan')).toContain('a month');
    expect(fact('Home club')).toBe('');
    await pass(5_000);
    expect(fact('Home club')).toBe('Bryant Park');
  });

  it('PG-346: shows no club’s number in the second step of a change', async () => {
    const { press, pass, user } = await open(aMembership(), (all) => all, 5_000);
    await press('Change plan or club');
    await user.click(screen.getByRole('radio', { name: /^All Access/ }));
    await press('Continue');
    expect(fact('Now', dialog())).toBe('$205.00 a month');
    await pass(5_000);
    expect(fact('Now', dialog())).toBe('$205.00 a monthSelect Access, Bryant Park');
  });

  it('PG-346: says at which club a change takes effect once the clubs are loaded', async () => {
    const change = { ...allAccess, from: '2026-12-20' };
    const { pass } = await open(aMembership({ changes: [change] }), (all) => all, 5_000);
    await pass(200);
    expect(document.body.textContent).not.toContain('at 101');
    await pass(5_000);
    expect(screen.getByText(/^From December 20.* at Bryant Park for/)).toBeTruthy();
  });
});
