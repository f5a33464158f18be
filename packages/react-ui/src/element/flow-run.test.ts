import { leadFlowStorageKey } from '@foyer/core/lead';
import { settle } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../di/foyer.fake.ts';
import { type CompositionRequest, embeddingPage, FlowRun } from './flow-run.ts';
import { type LeadFlowOptions, readLeadFlowOptions } from './lead-flow-options.ts';

describe('a flow in an element', () => {
  it('EM-01 stops all timers and listeners when the element is removed', async () => {
    const foyer = fakeFoyer();
    const { flow, run } = await entered(foyer, {});
    flow.changeField('first_name', 'Ada');
    expect(foyer.clock.pendingTimers).toBe(1);
    run.close();
    expect(foyer.clock.pendingTimers).toBe(0);
    foyer.localStore.openTab().remove(leadFlowStorageKey);
    expect(flow.getSnapshot().state.contactInput.first_name).toBe('Ada');
  });

  it('EM-01 RT-02 begins with the host’s club, once: after a reload the visitor’s own choice stands', () => {
    const foyer = fakeFoyer();
    expect(start(foyer, { 'facility-id': '101' }).arrival.facilityId).toBe('101');
    expect(start(foyer, { 'facility-id': '101' }).arrival.facilityId).toBeNull();
    expect(start(foyer, { 'facility-id': '102' }).arrival.facilityId).toBe('102');
  });

  it('EM-01 LX-03 starts with the host’s club again after Start over, and after a reload of an empty form', async () => {
    const foyer = fakeFoyer();
    const first = await entered(foyer, { 'facility-id': '101' });
    first.flow.startOver();
    await settle();
    expect(first.flow.getSnapshot().state.selectedFacility?.facilityId).toBe('101');

    const elsewhere = fakeFoyer();
    start(elsewhere, { 'facility-id': '101' }).close();
    const again = await entered(elsewhere, { 'facility-id': '101' });
    expect(again.run.arrival.facilityId).toBeNull();
    await settle();
    expect(again.flow.getSnapshot().state.selectedFacility?.facilityId).toBe('101');
  });

  it('EM-01 RT-02 requests an unknown club once and reports it', async () => {
    const foyer = fakeFoyer();
    const { flow } = await entered(foyer, { 'facility-id': '999999' });
    await settle();
    expect(flow.getSnapshot().clubError).toEqual({ key: 'clubUnknown' });
    expect(foyer.clubs.faults.count('byId')).toBe(1);
  });

  it('EM-01 RT-02 selects a club at once when the host names it later', async () => {
    const foyer = fakeFoyer();
    const { flow, run } = await entered(foyer, { 'facility-id': '101' });
    run.restart(optionsOf({ 'facility-id': '102' }));
    await settle();
    expect(flow.getSnapshot().state.selectedFacility?.facilityId).toBe('102');
  });

  it('EM-01 LC-02 LC-05 LC-22 LC-24 OP-129 turns the attributes into the flow’s settings', () => {
    const attributes = {
      intent: 'join',
      variant: 'classic',
      source: 'popup',
      campaign: 'SPRING',
      'zip-code': '',
      product: 'Northlight',
    };
    let request: CompositionRequest | null = null;
    start(fakeFoyer(), attributes, (asked) => {
      request = asked;
    });
    expect(request).toMatchObject({
      settings: {
        intent: 'join',
        variant: 'classic',
        source: 'popup',
        asksZipCode: true,
        outreach: { leadCode: 'WEBLEAD', campaign: 'SPRING' },
        consents: { sender: 'Northlight' },
      },
    });
  });
});

type Attributes = Readonly<Record<string, string>>;

function optionsOf(attributes: Attributes): LeadFlowOptions {
  return readLeadFlowOptions((name) => attributes[name] ?? null, 'https://clubs.test').options;
}

function start(
  foyer: FakeFoyer,
  attributes: Attributes,
  onCompose: (request: CompositionRequest) => void = () => undefined,
): FlowRun {
  const compose = (request: CompositionRequest) => {
    onCompose(request);
    return foyer.container;
  };
  const host = new EventTarget() as HTMLElement;
  return new FlowRun(host, { compose, styles: '', fonts: [] }, optionsOf(attributes));
}

async function entered(foyer: FakeFoyer, attributes: Attributes) {
  const run = start(foyer, attributes);
  await run.flow.enter({ path: embeddingPage.path, ...run.arrival });
  return { run, flow: run.flow };
}
