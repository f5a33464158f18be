import { describe, expect, it } from 'vitest';

import { VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { leadFlowStorageKey } from './lead-flow.state.ts';

const minute = 60_000;

describe('two tabs', () => {
  it('LX-12 the later write wins as a whole, in both', async () => {
    const env = new VisitorEnvironment();
    const first = await env.openFilledPage();
    const other = new VisitorEnvironment();
    other.localStore = env.localStore.openTab();
    const second = await other.openPage();
    expect(second.getSnapshot().state).toEqual(first.getSnapshot().state);
    second.changeField('last_name', 'Lovelace');
    expect(first.getSnapshot().state).toEqual(second.getSnapshot().state);
    first.changeField('first_name', 'Augusta');
    expect(second.getSnapshot().state.contactInput).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Lovelace',
    });
  });

  it('LX-12 a lead created in one isn’t created again in the other', async () => {
    const env = new VisitorEnvironment();
    const first = await env.openFilledPage();
    const other = new VisitorEnvironment();
    other.localStore = env.localStore.openTab();
    const second = await other.openPage();
    await env.finish(first.submitVisit());
    await other.finish(Promise.resolve());
    expect(second.getSnapshot()).toMatchObject({
      state: { step: 1, hasCreatedLead: true },
      times: { status: 'ready' },
    });
    second.goTo(0);
    await other.finish(second.submitVisit());
    expect(other.leads.faults.count('create')).toBe(0);
  });

  /** Two tabs of one visitor with the same back end. */
  async function twoTabs() {
    const env = new VisitorEnvironment();
    const first = await env.openFilledPage();
    const other = env.openTab();
    return { env, first, other, second: await other.openPage() };
  }

  it.each(['leave', 'startOver', 'goHome'] as const)(
    'LX-12 LX-08 %s in one tab ends the flow in the other, which shows a message',
    async (end) => {
      const { env, first, second } = await twoTabs();
      await env.finish(first.submitVisit());
      first[end]();
      expect(second.getSnapshot()).toMatchObject({
        state: { step: 0, hasCreatedLead: false, contactInput: { first_name: '' } },
        notice: { key: 'endedElsewhere' },
      });
      expect(env.localStore.read(leadFlowStorageKey)).toBeNull();
    },
  );

  it('LX-12 a restarted flow contains nothing of the old one in either tab', async () => {
    const { env, first, other, second } = await twoTabs();
    await env.finish(first.submitVisit());
    const before = first.getSnapshot().state.leadTransactionId;
    first.startOver();
    second.changeField('first_name', 'Grace');
    expect(first.getSnapshot().state).toMatchObject({
      leadTransactionId: null,
      contactInput: { first_name: 'Grace', last_name: '' },
    });
    for (const field of ['last_name', 'email_address', 'phone_number'] as const) {
      const text = {
        last_name: 'Hopper',
        email_address: 'g@h.example',
        phone_number: '2125550199',
      };
      second.changeField(field, text[field]);
    }
    await other.finish(second.chooseClub(env.club('101')));
    await other.finish(second.submitVisit());
    expect(env.backEnd.leads.map(({ lead }) => lead.contact.firstName)).toEqual(['Ada', 'Grace']);
    expect(first.getSnapshot().state.leadTransactionId).not.toBe(before);
  });

  it('LX-12 if the flow is ended in one during a request of the other, the response still counts', async () => {
    const { env, first, other, second } = await twoTabs();
    const pressed = second.submitVisit();
    await other.clock.advanceAndSettle(100);
    first.leave();
    await other.finish(pressed);
    expect(second.getSnapshot().state).toMatchObject({ step: 1, hasCreatedLead: true });
    expect(first.getSnapshot().state).toMatchObject({ step: 1, hasCreatedLead: true });
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('LX-12 a late response doesn’t overwrite a flow that was started in the meantime', async () => {
    const { first, other, second } = await twoTabs();
    const pressed = second.submitVisit();
    await other.clock.advanceAndSettle(100);
    first.startOver();
    first.changeField('first_name', 'Grace');
    await other.finish(pressed);
    for (const flow of [first, second]) {
      expect(flow.getSnapshot().state).toMatchObject({
        step: 0,
        leadTransactionId: null,
        contactInput: { first_name: 'Grace' },
      });
    }
  });

  it('LX-12 LX-15 expiry shows the expiry message in both', async () => {
    const { env, first, second } = await twoTabs();
    env.clock.advance(15 * minute + 1);
    expect(second.getSnapshot().notice).toEqual({ key: 'stateExpired' });
    expect(first.getSnapshot().notice).toEqual({ key: 'stateExpired' });
  });

  it('LX-12 LX-02 a page that clears an empty flow shows nothing in the tab with the chosen club', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    await env.finish(flow.chooseClub(env.club('101')));
    await env.openTab().openPage({ path: '/pilates' });
    expect(env.localStore.read(leadFlowStorageKey)).toBeNull();
    expect(flow.getSnapshot()).toMatchObject({
      notice: null,
      state: { selectedFacility: { facilityId: '101' } },
    });
  });

  it('LX-12 LX-04 state from another version of the page clears nothing here', async () => {
    const { env, first } = await twoTabs();
    const newer = env.localStore.openTab();
    newer.write(leadFlowStorageKey, '{"version":99,"state":{}}').unwrap();
    expect(first.getSnapshot().state.contactInput.first_name).toBe('Ada');
    expect(newer.read(leadFlowStorageKey)).toContain('99');
  });
});
