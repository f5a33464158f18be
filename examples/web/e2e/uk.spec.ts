import { expect, type Page, test } from '@playwright/test';

import {
  aVisitor,
  bookVisit,
  chooseTime,
  fillDetails,
  goToSchedule,
  heading,
  leadsOf,
  openContact,
  pressSchedule,
  pressVisit,
  steps,
} from './journey.ts';

const newsletter = 'Send me news and offers by e-mail';
const kensington = { facilityId: '199', name: 'Foyer Kensington' };

test.describe('at a club in the UK', () => {
  test.use({ timezoneId: 'America/New_York', permissions: ['clipboard-read', 'clipboard-write'] });

  for (const agrees of [false, true]) {
    test(`LC-07 LC-27 the newsletter checkbox starts unchecked, links to the privacy page, and is recorded as ${agrees ? 'ticked' : 'left'}`, async ({
      page,
      request,
    }) => {
      const visitor = aVisitor({ phone: '020 7946 0123' });
      await openContact(page, kensington.facilityId);
      const box = page.getByRole('checkbox', { name: newsletter });
      await expect(box).not.toBeChecked();
      await expect(box).toHaveAccessibleDescription(/You can stop them at any time;/);
      const privacy = page.getByRole('main').getByRole('link', { name: 'privacy policy' });
      await expect(privacy).toHaveAttribute('href', '/privacy');
      if (agrees) await box.check();
      await fillDetails(page, visitor);
      await pressVisit(page);
      await expect(heading(page, steps.schedule)).toBeVisible();
      const [lead] = await leadsOf(request, visitor.email);
      expect(JSON.parse(lead?.consents ?? '[]')).toEqual([
        expect.objectContaining({ answerId: '201', additionalInfo: String(agrees) }),
        expect.objectContaining({ answerId: '202', additionalInfo: 'false' }),
      ]);
    });
  }

  test('VA-04 FM-02 a number pasted with +44 (0) is accepted whole and reaches the club in its national format', async ({
    page,
    request,
  }) => {
    const visitor = aVisitor({ phone: '' });
    await openContact(page, kensington.facilityId);
    await fillDetails(page, visitor);
    await paste(page, 'Phone Number', '+44 (0)20 7946 0123');
    await expect(page.getByLabel('Phone Number')).toHaveValue(/^[\d\s+()]{1,15}$/);
    await pressVisit(page);
    await expect(heading(page, steps.schedule)).toBeVisible();
    const [lead] = await leadsOf(request, visitor.email);
    expect(lead?.phone).toBe('02079460123');
  });

  test('FM-02 a pasted number that doesn’t fit is rejected with a message, and the previous value stays', async ({
    page,
  }) => {
    await openContact(page, kensington.facilityId);
    await page.getByLabel('Phone Number').fill('02079460123');
    await page.getByLabel('Phone Number').selectText();
    await paste(page, 'Phone Number', '+44 20 7946 0123 4567');
    await expect(page.getByLabel('Phone Number')).toHaveValue('02079460123');
    await expect(page.getByText('Phone number must be 10 or 11 digits long.')).toBeVisible();
  });

  test('LS-10 times are London’s, with the time zone’s abbreviation for a visitor in New York', async ({
    page,
    request,
  }) => {
    const visitor = aVisitor({ phone: '020 7946 0123' });
    await goToSchedule(page, '203', visitor);
    await expect(page.getByText(/^Times shown in (GMT|BST), the club’s time\.$/)).toBeVisible();
    const time = await chooseTime(page);
    await pressSchedule(page);
    await expect(page.getByRole('time')).toHaveText(time.label);
    await expect(page.getByText(/^\s*(GMT|BST)$/)).toBeVisible();
    const [lead] = await leadsOf(request, visitor.email);
    const startsAt = new Date(lead?.appointments[0]?.starts_at ?? '');
    const londonClock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/London',
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(londonClock.format(startsAt).replace('\u202F', ' ')).toBe(time.label);
  });
});

test('LS-10 no abbreviation appears next to times in the visitor’s own zone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    timezoneId: 'Europe/London',
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await goToSchedule(page, '203', aVisitor());
  await expect(page.getByText(/^Times shown in/)).toBeHidden();
  await context.close();
});

test('LC-13 LA-03 a club without visits leads straight to the confirmation', async ({
  page,
  request,
}) => {
  const visitor = aVisitor({ phone: '028 9649 6123' });
  await openContact(page, '210');
  await fillDetails(page, visitor);
  await pressVisit(page);
  await expect(heading(page, steps.detailsIn)).toBeVisible();
  await expect(page).toHaveURL('/membership/confirmation?facilityId=210');
  const leads = await leadsOf(request, visitor.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ facility_id: '210', appointments: [] });
});

const storages = [
  [
    'blocked',
    { facilityId: '141', name: 'Foyer Capitol Hill' },
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    { facilityId: '149', name: 'Foyer Palm Beach' },
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'holding another program’s state',
    { facilityId: '125', name: 'Foyer Princeton' },
    () => {
      localStorage.setItem('foyer.lead-flow', '{"version":0,"state":{"step":"2","createdDate":7}}');
    },
  ],
] as const;

for (const [kind, club, spoil] of storages) {
  test(`LX-04 a visit can be booked with storage ${kind}`, async ({ page, request }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const visitor = aVisitor();
    await page.addInitScript(spoil);
    await bookVisit(page, club, visitor);
    const leads = await leadsOf(request, visitor.email);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.appointments).toHaveLength(1);
    expect(broken).toEqual([]);
  });
}

/** Pastes with the clipboard and the keyboard, like a visitor. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.getByLabel(label).focus();
  await page.keyboard.press('ControlOrMeta+V');
}
