// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type FlowOnScreen, openFlow, visitButton } from '../../testing/open-flow.fake.tsx';

const phone = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Phone Number');
const countries = (): HTMLSelectElement | null =>
  screen.queryByLabelText<HTMLSelectElement>('Country of the number');
const shown = (): string | undefined => countries()?.selectedOptions[0]?.text;

async function open(country = 'US'): Promise<FlowOnScreen> {
  const page = await openFlow({ settings: { phoneRule: 'international' } });
  const club = { ...page.foyer.club('101'), country };
  await act(() => page.foyer.flow.chooseClub(club));
  await page.pass();
  return page;
}

describe('the country of a phone number', () => {
  it('VL-35: is the club’s, and only shown where it isn’t the US, Canada or UK', async () => {
    await open('FR');
    await waitFor(() => expect(shown()).toBe('France (+33)'));
    expect(screen.queryByRole('button', { name: 'Number from another country' })).toBeNull();
  });

  it('VL-35: is offered at every other club, and takes the focus', async () => {
    const page = await open();
    expect(countries()).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Number from another country' }));
    await waitFor(() => expect(shown()).toBe('United States (+1)'));
    expect(document.activeElement).toBe(countries());
  });

  it('VL-35: lists the countries of the chain’s clubs first', async () => {
    const page = await open('FR');
    await waitFor(() => expect(countries()).not.toBeNull());
    await page.pass(1000);
    const [first, second] = within(countries() as HTMLElement).getAllByRole('group');
    const names = within(first as HTMLElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Canada (+1)',
      'France (+33)',
      'United Kingdom (+44)',
      'United States (+1)',
    ]);
    expect(within(second as HTMLElement).getByText('Japan (+81)')).toBeTruthy();
  });

  it('VL-35: follows a number that is typed or pasted with its country code', async () => {
    const page = await open('FR');
    await waitFor(() => expect(countries()).not.toBeNull());
    await page.user.clear(phone());
    await page.user.type(phone(), '+44 20 7946 0123');
    expect(shown()).toBe('United Kingdom (+44)');
    await page.user.clear(phone());
    await page.user.click(phone());
    await page.user.paste('+971501234567');
    expect(phone().value).toBe('+971 50 123 4567');
    expect(shown()).toBe('United Arab Emirates (+971)');
  });

  it('VL-35: puts the code of a chosen country in front of the number', async () => {
    const page = await open('FR');
    await waitFor(() => expect(countries()).not.toBeNull());
    await page.user.clear(phone());
    await page.user.type(phone(), '050 123 4567');
    await page.user.selectOptions(countries() as HTMLElement, 'AE');
    expect(phone().value).toBe('+971 50 123 4567');
    await page.user.clear(phone());
    await page.user.selectOptions(countries() as HTMLElement, 'JP');
    expect(phone().value).toBe('+81');
    expect(shown()).toBe('Japan (+81)');
  });

  it('VL-35: is the UK again, with a UK number, once it was another country', async () => {
    const page = await open('UK');
    await page.user.click(screen.getByRole('button', { name: 'Number from another country' }));
    await waitFor(() => expect(shown()).toBe('United Kingdom (+44)'));
    await page.user.type(phone(), '020 7946 0123');
    await page.user.selectOptions(countries() as HTMLElement, 'US');
    expect(shown()).toBe('United States (+1)');
    await page.user.selectOptions(countries() as HTMLElement, 'GB');
    expect(shown()).toBe('United Kingdom (+44)');
  });

  it('VL-35: isn’t asked for by a chain with the literal rule', async () => {
    await openFlow();
    expect(screen.queryByRole('button', { name: 'Number from another country' })).toBeNull();
  });
});

describe('the phone number at a club abroad', () => {
  async function openForm(country: string) {
    const page = await open(country);
    await page.enter();
    const { flow } = page.foyer;
    const stored = (): string => flow.getSnapshot().state.contactInput.phone_number;
    const type = async (value: string): Promise<string> => {
      await act(async () => flow.changePhone({ value, caret: value.length }));
      return stored();
    };
    const go = async (to: string): Promise<void> => {
      await act(() => flow.chooseClub({ ...page.foyer.club('101'), country: to }));
      await page.pass();
    };
    await go(country);
    // The list of countries brings the format.
    await type('+');
    await waitFor(() => expect(flow.getSnapshot().phoneFormat).not.toBeNull());
    return { page, flow, stored, type, go };
  }

  it('VL-33: is grouped as its country does, and the caret stays behind the same digit', async () => {
    const { flow, type } = await openForm('FR');
    expect(await type('0612345')).toBe('06 12 34 5');
    await act(async () => {
      expect(flow.changePhone({ value: '0612345678', caret: 3 })).toEqual({
        value: '06 12 34 56 78',
        caret: 4,
      });
    });
  });

  it('VL-33: keeps a pasted UK number the UK number that it is', async () => {
    const { type } = await openForm('FR');
    expect(await type('+44 (0)20 7946 0123')).toContain('+44');
    expect(await type('+44 20 7946 0123')).toBe('+44 20 7946 0123');
  });

  it('VL-33: gets its country code when the club changes to another country', async () => {
    const { stored, type, go } = await openForm('US');
    await type('212-555-0123');
    await go('FR');
    expect(stored()).toBe('+1 212 555 0123');
    await type('06 12 34 56 78');
    await go('AU');
    expect(stored()).toBe('+33 6 12 34 56 78');
    await go('US');
    expect(stored()).toBe('+33 6 12 34 56 78');
  });

  it('VL-34: is sent as E.164', async () => {
    const { page, type } = await openForm('FR');
    await type('06 12 34 56 78');
    await page.press(visitButton);
    expect(page.foyer.backEnd.leads.map(({ lead }) => lead.contact.phone)).toEqual([
      '+33612345678',
    ]);
  });
});
