// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ada, openFlow, visitButton } from '../../testing/open-flow.fake.tsx';

const box = (name: string | RegExp): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the contact step', () => {
  it('LC-01 FM-07 asks for five fields, each with its keyboard and autofill type', async () => {
    await openFlow();
    const fields = screen
      .getAllByRole('textbox')
      .map((input) => [
        input.getAttribute('name'),
        input.getAttribute('autocomplete'),
        input.getAttribute('inputmode'),
      ]);
    expect(fields).toEqual([
      ['first_name', 'given-name', 'text'],
      ['last_name', 'family-name', 'text'],
      ['email_address', 'email', 'email'],
      ['company_email', 'work email', 'email'],
      ['phone_number', 'tel', 'tel'],
    ]);
    expect(box(/Company Email/)).not.toHaveProperty('ariaRequired', 'true');
    expect(screen.getByText('(optional)')).toBeTruthy();
  });

  it('FM-03 limits names and addresses to 50 characters and never truncates the phone number', async () => {
    await openFlow();
    expect(box('First Name').maxLength).toBe(50);
    expect(box('Email Address').maxLength).toBe(50);
    expect(box('Phone Number').maxLength).toBe(-1);
  });

  it('FM-03 never cuts a pasted text, and reports one that is too long', async () => {
    const { user } = await openFlow();
    await user.click(box('Email Address'));
    await user.paste(` ${'a'.repeat(38)}@example.com `);
    expect(box('Email Address').value).toBe(`${'a'.repeat(38)}@example.com`);
    await user.click(box('First Name'));
    await user.paste('A'.repeat(60));
    expect(box('First Name').value).toHaveLength(60);
    await user.tab();
    expect(screen.getByText('Use 50 characters or fewer.')).toBeTruthy();
    expect(box('First Name').maxLength).toBe(50);
  });

  it('leaves the page’s title as it is while somebody types, since a new one styles the whole page again', async () => {
    const page = await openFlow();
    const changes: MutationRecord[] = [];
    const titles = new MutationObserver((news) => changes.push(...news));
    titles.observe(document.head, { childList: true, subtree: true });
    await page.user.type(box('First Name'), 'Ada');
    titles.disconnect();
    expect(changes).toEqual([]);
  });

  it('LC-21 LC-03 offers to choose a club, and shows the chosen one with a way to change it', async () => {
    const page = await openFlow();
    expect(button('Select a Club to Visit')).toBeTruthy();
    await page.chooseClub('101');
    expect(screen.getByText('Your Club')).toBeTruthy();
    expect(screen.getAllByText('Bryant Park')).not.toHaveLength(0);
    expect(button('Change Club').textContent).toBe('Change Club');
  });

  it('LC-03 RT-02 reports an unknown club below the selector, which opens the list', async () => {
    await openFlow({ arrival: { facilityId: '999' } });
    const choose = button('Choose Location');
    expect(choose.getAttribute('aria-describedby')).toBe(
      screen.getByText('We couldn’t find that club. Please choose one from the list.').id,
    );
  });

  it('LC-03 offers another location when a club was suggested', async () => {
    const { foyer } = await openFlow();
    const club = foyer.club('102');
    expect(club.name).toBe('Brooklyn Heights');
    const { ClubCard } = await import('../../components/club-card.tsx');
    const { render } = await import('@testing-library/react');
    render(<ClubCard club={club} suggested onChange={() => undefined} />);
    expect(button('Other Location')).toBeTruthy();
  });

  it('LC-04 offers a visit and joining online', async () => {
    await openFlow();
    expect(button('Visit A Club').getAttribute('type')).toBe('submit');
    expect(button('Join Online')).toBeTruthy();
  });

  it('LC-08 announces both buttons as unavailable until the details and a club are there', async () => {
    const page = await openFlow();
    const states = (): (string | null)[] =>
      [visitButton, 'Join Online'].map((name) => button(name).getAttribute('aria-disabled'));
    expect(states()).toEqual(['true', 'true']);
    await page.enter();
    expect(states()).toEqual(['true', 'true']);
    await page.chooseClub('101');
    expect(states()).toEqual([null, null]);
  });

  it('VL-64: says beside the button what it waits for', async () => {
    const page = await openFlow();
    const missing = (): string => screen.queryByText(/^Still needed/)?.textContent ?? '';
    expect(missing()).toBe(
      'Still needed: Club, First Name, Last Name, Email Address, Phone Number',
    );
    await page.enter({ ...ada, email_address: 'ada@' });
    await page.chooseClub('101');
    expect(missing()).toBe('Still needed: Email Address');
    await page.enter(ada);
    expect(missing()).toBe('');
  });

  it('LC-09 FM-06 explains a rejected press in a summary that takes the focus and links to each field', async () => {
    const page = await openFlow();
    await page.enter({ first_name: 'Ada' });
    await page.press(visitButton);
    const summary = document.activeElement as HTMLElement;
    expect(summary.textContent).toContain('Please check that all fields contain valid values.');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Club is required.',
      'Last Name: Fill out to continue',
      'Email Address: Fill out to continue',
      'Phone Number: Fill out to continue',
    ]);
    await page.user.click(within(summary).getByRole('link', { name: /Email Address/ }));
    expect(document.activeElement).toBe(box('Email Address'));
    expect(page.foyer.backEnd.leads).toHaveLength(0);
  });

  it('FM-06 returns the focus to the summary after every rejected press', async () => {
    const page = await openFlow();
    await page.press(visitButton);
    await page.user.click(box('First Name'));
    await page.press('Join Online');
    expect(document.activeElement?.textContent).toContain('Please check that all fields');
  });

  it('FM-04 FM-01 FM-06 validates a field when it loses the focus, and announces its message', async () => {
    const page = await openFlow();
    await page.user.click(box('Email Address'));
    await page.user.keyboard('ada@');
    expect(box('Email Address').getAttribute('aria-invalid')).toBeNull();
    await page.user.tab();
    const email = box('Email Address');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Enter a valid email address.');
    const announced = screen.getAllByRole('status').map((status) => status.textContent);
    expect(announced).toContain('Enter a valid email address.');
    await page.user.type(email, 'mail.example');
    expect(email.getAttribute('aria-invalid')).toBeNull();
  });

  it('FM-02 groups the phone number during typing and keeps the caret in place', async () => {
    const page = await openFlow();
    await page.chooseClub('101');
    await page.user.type(box('Phone Number'), '2125550123');
    const phone = box('Phone Number');
    expect(phone.value).toBe('212-555-0123');
    phone.setSelectionRange(6, 6);
    await page.user.keyboard('{Backspace}');
    expect(phone.value).toBe('212-550-123');
    expect(phone.selectionStart).toBe(5);
  });

  it('FM-02 accepts a pasted number with a country code and rejects one that can’t fit as a whole', async () => {
    const page = await openFlow();
    await page.chooseClub('101');
    await page.user.click(box('Phone Number'));
    await page.user.paste('+1 (212) 555-0123');
    expect(box('Phone Number').value).toBe('212-555-0123');
    await page.user.clear(box('Phone Number'));
    await page.user.paste('2125550123 2125550124');
    expect(box('Phone Number').value).toBe('');
    expect(screen.getByText('Phone number must be 10 or 11 digits long.')).toBeTruthy();
  });

  it('suggests a correction for a likely typo in an address, applied with one press', async () => {
    const page = await openFlow();
    await page.user.type(box('Email Address'), 'ada@gmial.com');
    await page.user.tab();
    await page.user.click(button('ada@gmail.com'));
    expect(box('Email Address').value).toBe('ada@gmail.com');
    expect(document.activeElement).toBe(box('Email Address'));
  });

  it('FM-08 LC-06 LC-07 names the checkboxes opt_in and subscribeToNewsletter and sends their state', async () => {
    const page = await openFlow();
    expect(screen.queryByLabelText(/news and offers/)).toBeNull();
    await page.chooseClub('103');
    await page.enter({ ...ada, phone_number: '020 7946 0123' });
    const news = box(/news and offers/);
    expect([news.name, news.checked]).toEqual(['subscribeToNewsletter', false]);
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      '/privacy',
    );
    const texts = box('Text me about my visit or my membership.');
    expect(texts.name).toBe('opt_in');
    expect(
      document.getElementById(texts.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(/Reply STOP/);
    await page.user.click(texts);
    await page.press(visitButton);
    expect(page.foyer.backEnd.leads[0]?.lead).toMatchObject({
      receiveTextAlerts: true,
      subscribeToNewsletter: false,
    });
  });

  it('LC-16 keeps the step and all input when the lead can’t be created, and says what to do', async () => {
    const page = await openFlow();
    await page.chooseClub('101');
    await page.enter();
    page.foyer.leads.faults.failNext('create', { kind: 'server-error', status: 500 });
    await page.press(visitButton);
    expect(screen.getByRole('alert').textContent).toMatch(
      /^An error has occurred\. If you've just/,
    );
    expect(box('First Name').value).toBe('Ada');
    await page.press(visitButton);
    expect(page.foyer.flow.getSnapshot().state.step).toBe(1);
  });

  it('LC-17 FM-04 creates one lead when Enter is pressed repeatedly', async () => {
    const page = await openFlow();
    await page.chooseClub('101');
    await page.enter();
    await page.user.click(box('First Name'));
    await page.user.keyboard('{Enter}{Enter}{Enter}');
    await page.pass(200);
    expect(page.foyer.leads.faults.count('create')).toBe(1);
    expect(page.foyer.backEnd.leads).toHaveLength(1);
  });

  it('LC-18 reports the start of a flow to analytics on the first focus only', async () => {
    const page = await openFlow();
    await page.user.click(box('First Name'));
    await page.user.tab();
    await page.user.tab();
    expect(page.foyer.analytics.names()).toEqual(['flow_started']);
  });

  it('LC-20 PG-214 says the number of the step, and beside it what the visitor books', async () => {
    const page = await openFlow();
    const eyebrow = (): string | undefined => document.querySelector('.foyer-eyebrow')?.textContent;
    expect(eyebrow()).toBe('Step 1 of 2 · Visit a club');
    await page.toSchedule();
    expect(eyebrow()).toBe('Step 2 of 2 · Schedule a visit');
    const visit = screen.getByRole('region', { name: 'Your visit' });
    expect(within(visit).getByText('Bryant Park')).toBeTruthy();
    expect(within(visit).getByText('Tour, 30 minutes')).toBeTruthy();
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    expect(within(visit).getByText(/, 9:00 AM$/)).toBeTruthy();
  });

  it('LX-11 shows the loader for waits of 400 ms or more, and after 4 s says that it takes longer', async () => {
    const page = await openFlow();
    await page.chooseClub('101');
    await page.enter();
    page.foyer.leads.faults.delayNext('create', 9_000);
    await page.user.click(button(visitButton));
    expect(button('Sending your details…').getAttribute('aria-disabled')).toBe('true');
    const loader = (): string =>
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join('');
    await page.pass(399);
    expect(loader()).not.toContain('One moment');
    await page.pass(1);
    expect(loader()).toContain('One moment');
    await page.pass(3_600);
    expect(loader()).toContain('longer than usual');
    await page.pass(6_000);
    expect(loader()).not.toContain('longer than usual');
  });

  it('RT-10 shows a returning visitor’s input at the first paint', async () => {
    const first = await openFlow();
    await first.enter();
    const { cleanup } = await import('@testing-library/react');
    act(() => cleanup());
    const { fakeFoyer } = await import('../../di/foyer.fake.ts');
    const later = fakeFoyer();
    const stored = first.foyer.localStore.entries();
    for (const [key, value] of Object.entries(stored)) {
      expect(later.localStore.write(key, value).ok).toBe(true);
    }
    await openFlow({ foyer: later });
    expect(box('First Name').value).toBe('Ada');
    expect(box('Phone Number').value).toBe('212-555-0123');
  });
});

describe('on a page with its own title', () => {
  it('UI-02 renders the flow’s title as a second-level heading below the page’s own', async () => {
    await openFlow({ page: { path: '/groupfitness', kind: 'embedding' } });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(
      'See it for yourself',
    );
  });
});
