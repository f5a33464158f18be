import { contract } from '@foyer/adapters-http/wire';
import { expect, test } from '@playwright/test';

import { aVisitor, chooseTime, fillDetails, heading, instantOf, leadsOf } from './journey.ts';

const path = '/membership?experiment=times-first&facilityId=129';

// Deep, because the flow, its screens and the API show each of these.
test(
  'VL-26 VL-27 VL-29: a time chosen first is held while its visitor types, and nobody else gets it',
  { tag: '@deep' },
  async ({ page, request }) => {
    const visitor = aVisitor();
    await page.goto(path);
    const { startsAt } = await chooseTime(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, 'Who’s visiting?')).toBeFocused();
    await expect(page.getByText(/^We’re holding this time for you until /)).toBeVisible();

    const offered = await request.get('/v6/acq/leads/appointments', {
      params: { facilityId: '129' },
    });
    const { dateRangeWithTime } = contract.listOpenTimes.answer.parse(await offered.json());
    expect(dateRangeWithTime.flatMap(({ timeSlots }) => timeSlots)).not.toContain(startsAt);

    await page.reload();
    await expect(page.getByText(/^We’re holding this time for you until /)).toBeVisible();
    await fillDetails(page, visitor);
    await page.getByRole('button', { name: 'Book Your Visit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Appointment at / })).toBeVisible();
    const [lead] = await leadsOf(request, visitor.email);
    expect(lead?.appointments.map(({ starts_at }) => starts_at)).toEqual([instantOf(startsAt)]);
  },
);
