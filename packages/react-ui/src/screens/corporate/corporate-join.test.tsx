// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { giveDialogsTo } from '../../testing/dialog-in-jsdom.fake.ts';
import { adaAtAcme, openJoin } from '../../testing/open-join.fake.tsx';

beforeAll(() => giveDialogsTo(window));

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const boxes = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the email' });
const alerts = (): string =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join(' ');

describe('the contact step of the corporate join', () => {
  it('CJ-02 asks for both addresses, the company one required, a phone and a club', async () => {
    await openJoin();
    for (const label of [
      'First Name',
      'Last Name',
      'Personal Email',
      'Company Email',
      'Phone Number',
    ]) {
      expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true');
    }
    expect(button('Select a Club to Join')).toBeTruthy();
    expect(button('Get Started').getAttribute('aria-disabled')).toBe('true');
  });

  it('CJ-02 Get Started without a club says that one is required, and leads to it', async () => {
    const page = await openJoin();
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain('Club is required.');
    await page.user.click(screen.getByRole('link', { name: 'Club is required.' }));
    expect(document.activeElement).toBe(button('Choose Location'));
  });

  it('CJ-02 a club in the UK asks for the newsletter', async () => {
    const page = await openJoin();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await page.chooseClub('103');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('CJ-04 who is not eligible goes on to the join that anyone has', async () => {
    const page = await openJoin();
    await page.chooseClub('101');
    await page.enter({ ...adaAtAcme, company_email: 'ada@nowhere.example' });
    await page.press('Get Started');
    expect(page.foyer.navigation.current()).toBe('/join/step1/101');
  });

  it('CJ-05 an address that someone joined by is told of, and everything stays', async () => {
    const page = await openJoin();
    page.foyer.corporateLeads.faults.failNext('create', {
      kind: 'rejected',
      status: 409,
      code: 'EMAIL_TAKEN',
      field: 'companyEmail',
    });
    await page.chooseClub('101');
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain('This email address is already in use. Please use a different one.');
    expect(screen.getByLabelText<HTMLInputElement>('Company Email').value).toBe('ada@acme.example');
  });
});

describe('a member at the corporate join', () => {
  it('LC-11 is told so, with the way to the benefits', async () => {
    const page = await openJoin();
    page.foyer.memberSession.signIn(3_600_000);
    await page.chooseClub('101');
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain("It looks like you're already an Foyer member.");
    expect(screen.getByRole('link', { name: 'Member Benefits page' }).getAttribute('href')).toBe(
      '/memberbenefits',
    );
  });
});

describe('the code step', () => {
  it('CJ-06 CJ-09 the fourth digit of the mailed code leads on to the plans', async () => {
    const page = await openJoin();
    await page.toCode();
    expect(page.heading.textContent).toBe('Check your work email');
    expect(screen.getByText(/sent a code of four digits to ada@acme\.example/)).toBeTruthy();
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(document.activeElement).toBe(page.heading);
  });

  it('CJ-06 a pasted code is sent at once', async () => {
    const page = await openJoin();
    await page.toCode();
    await page.user.click(boxes());
    await page.user.paste(`Your code: ${page.mailed}`);
    await page.pass(200);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-09 a wrong code is told under the boxes, and the focus stays in them', async () => {
    const page = await openJoin();
    await page.toCode();
    await page.typeCode(page.wrong);
    expect(alerts()).toContain(
      'That code is not right or has expired. Please check it or ask for a new one.',
    );
    expect(document.activeElement).toBe(boxes());
    await page.user.keyboard(page.mailed);
    await page.pass(200);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-20 after five wrong codes it says so, and a new code helps', async () => {
    const page = await openJoin();
    await page.toCode();
    for (let tried = 0; tried < 6; tried += 1) {
      // One try after the other is the point here.
      // oxlint-disable-next-line no-await-in-loop
      await page.user.clear(boxes());
      // oxlint-disable-next-line no-await-in-loop
      await page.typeCode(page.wrong);
    }
    expect(alerts()).toContain('That code was tried too often. Please ask for a new one.');
    await page.press('Resend');
    expect(boxes().value).toBe('');
    expect(document.activeElement).toBe(boxes());
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-07 CJ-08 the time runs out second by second, and then the link reads Resend new Code', async () => {
    const page = await openJoin();
    await page.toCode();
    const time = (): string | null => screen.getByRole('timer').textContent;
    const before = time();
    await page.pass(1_000);
    expect(time()).not.toBe(before);
    expect(time()).toMatch(/^14:5\d$/);
    await page.pass(900_000);
    expect(time()).toBe('00:00');
    await page.press('Resend new Code');
    expect(time()).toBe('15:00');
    expect(button('Resend')).toBeTruthy();
  });

  it('CJ-20 past the limit of codes it says when to come back', async () => {
    const page = await openJoin();
    await page.toCode();
    page.foyer.corporate.faults.failNext('resendCode', {
      kind: 'rate-limited',
      retryAfterMs: 2_400_000,
    });
    await page.press('Resend');
    expect(alerts()).toContain('Too many codes were sent. Please ask for a new one in 40 minutes.');
  });
});

describe('the plan step', () => {
  it('CJ-10 lists each plan with its type, name, price, note, and the club of the first', async () => {
    const page = await openJoin();
    await page.toPlans();
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    const select = screen.getByRole('radio', { name: 'Select Access $175 a month' });
    const told = (select.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(told[0]).toBe('Single club');
    expect(told[1]).toContain('Normally $205');
    expect(told[2]).toMatch(/^Unlimited access to /);
    expect(screen.getAllByRole('button', { name: 'Change club' })).toHaveLength(1);
  });

  it('CJ-11 one plan is chosen already', async () => {
    const page = await openJoin();
    await page.toPlans('101', { ...adaAtAcme, company_email: 'ada@globex.example' });
    expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true);
  });

  it('CJ-11 Purchase without a plan says to select one', async () => {
    const page = await openJoin();
    await page.toPlans();
    await page.press('Purchase membership');
    expect(alerts()).toContain('Select a membership type above to join.');
    expect(page.foyer.backEnd.purchases.requests).toHaveLength(0);
  });

  it('CJ-11 without plans it says so and leads to another club', async () => {
    const page = await openJoin();
    await page.toPlans('101', { ...adaAtAcme, company_email: 'ada@initech.example' });
    expect(
      screen.getByText(
        'Your employer does not offer an exclusive membership with this club. Please choose another location.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Purchase membership' })).toBeNull();
    await page.press('Select a club');
    await page.until(() => screen.queryByRole('dialog'));
    expect(screen.getByRole('dialog').textContent).toContain('Choose a club for your membership');
  });

  it('CJ-12 plans that could not be looked up are told of, and asked for again', async () => {
    const page = await openJoin();
    await page.toCode();
    page.foyer.corporate.faults.failNext('plans', { kind: 'server-error', status: 500 });
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByRole('button', { name: 'Try again' }));
    expect(alerts()).toContain(
      'There was an error processing your request. Please try again later.',
    );
    await page.press('Try again');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('CJ-22 a purchase that could not be begun is told of, and the choice stays', async () => {
    const page = await openJoin();
    await page.toPlans();
    await page.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
    page.foyer.products.faults.failNext('createToken', { kind: 'network' });
    await page.press('Purchase membership');
    expect(alerts()).toContain(
      'There was an error processing your request. Please try again later.',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Select Access/ }).checked).toBe(
      true,
    );
  });

  it('CJ-13 RT-09 a purchase leads to the payment application, the token in a cookie', async () => {
    const page = await openJoin();
    await page.toPlans();
    await page.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
    await page.press('Purchase membership');
    expect(page.foyer.navigation.loaded).toEqual(['/payment']);
    expect(page.foyer.cookies.read('foyer_product_token')).not.toBeNull();
    expect(page.foyer.backEnd.purchases.requests[0]?.plan.planId).toBe('31');
  });
});

describe('the way back from the payment', () => {
  it('CJ-14 a payment shows the member id and its barcode', async () => {
    const first = await openJoin();
    await first.toPlans();
    await first.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
    await first.press('Purchase membership');
    const { foyer } = first;
    const productToken = foyer.cookies.read('foyer_product_token') ?? '';
    const confirmationToken = foyer.backEnd.purchases.pay(productToken);
    await act(() => first.join.enter({ confirmationToken }));
    const [memberId = ''] = foyer.backEnd.purchases.members;
    await first.until(() => screen.queryByText('Welcome, Ada'));
    expect(first.heading.textContent).toBe('Welcome, Ada');
    const card = within(screen.getByRole('region', { name: 'Your membership card' }));
    expect(card.getByText(memberId)).toBeTruthy();
    expect(card.getByRole('img', { name: `Barcode of member ID ${memberId}` })).toBeTruthy();
  });

  it.each([
    ['cancelled', 'The payment was cancelled, and nothing was charged. Your choice is kept.'],
    [
      'declined',
      'The payment was declined, and nothing was charged. You can try again with another card.',
    ],
  ])('CJ-14 a payment that was %s is told of at the plans', async (payment, text) => {
    const page = await openJoin();
    await page.toPlans();
    await act(() => page.join.enter({ payment }));
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(screen.getByText(text)).toBeTruthy();
    expect(button('Purchase membership')).toBeTruthy();
  });

  it('CJ-14 an unknown token is told of, with the form as the way on', async () => {
    await openJoin({ arrival: { confirmationToken: 'nobody-made-this' } });
    expect(alerts()).toContain('We could not find a payment for this link.');
    expect(button('Get Started')).toBeTruthy();
  });

  it('CJ-14 a used token is told of, with the form as the way on', async () => {
    const foyer = fakeFoyer({ path: '/join/corp' });
    const { purchases } = foyer.backEnd;
    const confirmationToken = purchases.pay(
      purchases.add({
        transactionNumber: null,
        buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example', phone: '' },
        facilityId: '101',
        memberId: null,
        barcode: null,
      }),
    );
    purchases.useUp(confirmationToken);
    await openJoin({ foyer, arrival: { confirmationToken } });
    expect(screen.getByText(/This confirmation was shown before/)).toBeTruthy();
    expect(button('Get Started')).toBeTruthy();
  });
});

describe('the visit before the membership', () => {
  it('CJ-15 CJ-17 a time is booked, shown with club and calendars, and the plans are a press away', async () => {
    const page = await openJoin();
    await page.toPlans();
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText(/^Appointment at /));
    expect(page.heading.textContent).toMatch(/^Appointment at /);
    expect(screen.getByText('9:00 AM')).toBeTruthy();
    expect(button('Add To Calendar')).toBeTruthy();
    expect(screen.getByText("I'm interested in...")).toBeTruthy();
    await page.press('See the memberships');
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-16 Update appointment leads back to the times, and the visit is moved', async () => {
    const page = await openJoin();
    await page.toPlans();
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByRole('button', { name: 'Update appointment' }));
    await page.press('Update appointment');
    await page.user.click(screen.getByRole('radio', { name: '11:00 AM' }));
    await page.press('Update');
    expect(screen.getByText('11:00 AM')).toBeTruthy();
  });

  it('CJ-16 skipping leads on without a time', async () => {
    const page = await openJoin();
    await page.toPlans();
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('button', { name: 'Skip Appointment' }));
    await page.press('Skip Appointment');
    await page.until(() => screen.queryByText("We're Ready For you."));
    expect(page.heading.textContent).toBe("We're Ready For you.");
    expect(screen.queryByRole('button', { name: 'Add To Calendar' })).toBeNull();
    expect(button('Choose a time')).toBeTruthy();
  });
});

describe('the way through the corporate join', () => {
  it('CJ-01 LX-14 each step has its address, and Back leads to the step before', async () => {
    const page = await openJoin();
    const { navigation } = page.foyer;
    expect(navigation.current()).toBe('/join/corp');
    await page.toCode();
    expect(navigation.current()).toBe('/join/corp/code');
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(navigation.current()).toBe('/join/corp/plan');
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    expect(navigation.current()).toBe('/join/corp/schedule');
    act(() => navigation.back());
    await page.pass();
    expect(page.heading.textContent).toBe('Choose your membership');
    // A code that was right is behind the visitor.
    act(() => navigation.back());
    await page.pass();
    expect(page.heading.textContent).toBe('Your work has its perks');
  });

  it('CJ-01 LC-20 the step that is shown is marked, and what was given stands beside it', async () => {
    const page = await openJoin();
    await page.toPlans();
    const strip = screen.getByRole('list', { name: 'Your membership so far' });
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map((item) => [item.textContent, item.getAttribute('aria-current')]),
    ).toEqual([
      ['Details Ada Byron', null],
      ['Email ada@acme.example', null],
      ['Plan Not chosen yet', 'step'],
      ['Payment Not made yet', null],
    ]);
  });
});

describe('leaving the corporate join', () => {
  it('LX-07 the question says that the progress will not be saved', async () => {
    const page = await openJoin();
    await page.user.click(screen.getByRole('link', { name: 'Exit' }));
    expect(screen.getByRole('dialog', { name: 'Leave this page?' }).textContent).toContain(
      'Your progress will not be saved.',
    );
  });

  it('CJ-18 LX-15 after 28 minutes it asks whether the visitor is there, and staying keeps everything', async () => {
    const page = await openJoin();
    await page.enter();
    await page.pass(1_679_999);
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.pass(2);
    expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
    await page.press('Stay');
    await page.pass(1_679_000);
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
  });

  it('CJ-18 LX-15 after 30 minutes all is cleared, and the fresh form says why', async () => {
    const page = await openJoin();
    await page.toCode();
    await page.pass(1_800_001);
    expect(button('Get Started')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('');
    expect(screen.getByText(/we cleared them after some time/)).toBeTruthy();
  });
});
