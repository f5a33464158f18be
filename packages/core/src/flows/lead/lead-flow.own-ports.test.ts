import { describe, expect, it } from 'vitest';

import {
  openSlot,
  VisitorEnvironment,
  typeContact,
} from '../../../testing/builders/lead-flow.builder.ts';
import { type LeadFlowPorts, visitPorts } from './lead-flow.dependencies.ts';
import { createLeadFlow, type LeadFlow } from './lead-flow.ts';

/** The contact step, filled in, over these ports. */
async function openOver(visitor: VisitorEnvironment, ports: LeadFlowPorts): Promise<LeadFlow> {
  const { flow } = createLeadFlow(ports);
  await visitor.finish(flow.enter({ path: '/membership', facilityId: '101' }));
  typeContact(flow);
  return flow;
}

const fails = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

describe('a lead flow over a team’s own ports', () => {
  it('AD-01: a lead that can’t be sent is an alert and a line in the log, and the form can be sent again', async () => {
    const visitor = new VisitorEnvironment();
    Object.assign(visitor.leads, { create: fails });
    const flow = await openOver(visitor, visitor);
    await visitor.finish(flow.submitVisit());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'leadFailed' },
      busy: null,
      canSubmit: true,
    });
    expect(visitor.logger.entries).toContainEqual({
      level: 'error',
      event: 'port-threw',
      fields: { port: 'leads', method: 'create', kind: 'TypeError' },
    });
  });

  it('AD-01: consents that can’t be recorded don’t keep the visitor from choosing a time', async () => {
    const visitor = new VisitorEnvironment();
    Object.assign(visitor.consentLog, { append: fails });
    const flow = await openOver(visitor, visitor);
    await visitor.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('AD-01: analytics that throws doesn’t keep the visitor from typing', async () => {
    const visitor = new VisitorEnvironment();
    Object.assign(visitor.analytics, {
      record() {
        throw new Error('blocked');
      },
    });
    const flow = await openOver(visitor, visitor);
    flow.focusField();
    flow.changeField('first_name', 'Grace');
    expect(flow.getSnapshot().state.contactInput.first_name).toBe('Grace');
    expect(visitor.logger.entries.map(({ fields }) => fields['port'])).toContain('analytics');
  });

  it('AD-03: books a visit with five ports of a back end, a clock and ids', async () => {
    const visitor = new VisitorEnvironment();
    const { leads, clubs, openTimes, configuration, consentLog, clock, ids } = visitor;
    const own = { leads, clubs, openTimes, configuration, consentLog, clock, ids };
    const flow = await openOver(visitor, visitPorts(own));
    await visitor.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await visitor.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({ hasVisit: true, state: { step: 2 } });
    expect(visitor.backEnd.leads).toHaveLength(1);
  });

  it('AD-03: can be left without a page', async () => {
    const visitor = new VisitorEnvironment();
    const { leads, clubs, openTimes, configuration, consentLog, clock, ids } = visitor;
    const own = { leads, clubs, openTimes, configuration, consentLog, clock, ids };
    const flow = await openOver(visitor, visitPorts(own));
    flow.leave();
    expect(flow.getSnapshot().state.contactInput.first_name).toBe('');
  });

  it('AD-03: an unknown employer and an unknown referral don’t stop a visit', async () => {
    const visitor = new VisitorEnvironment();
    const { leads, clubs, openTimes, configuration, consentLog, clock, ids } = visitor;
    const { logger } = visitor;
    const own = { leads, clubs, openTimes, configuration, consentLog, clock, ids, logger };
    const { flow } = createLeadFlow(visitPorts(own));
    const entry = { path: '/membership', facilityId: '101', referringId: 'R-1' };
    await visitor.finish(flow.enter(entry));
    typeContact(flow);
    flow.changeField('company_email', 'ada@acme.example');
    await visitor.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.showNonEligibleBanner).toBe(true);
    await visitor.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
  });
});
