import { describe, expect, it } from 'vitest';

import { VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';

describe('a lead that can’t be saved in the back end', () => {
  it.each([
    ['network', { kind: 'network' }],
    ['server-error', { kind: 'server-error', status: 500 }],
    ['unsuccessful', { kind: 'unsuccessful' }],
  ] as const)(
    'AN-02 AN-03 LC-16 is reported and logged by its kind only: %s',
    async (failure, fault) => {
      const env = new VisitorEnvironment();
      const flow = await env.openFilledPage();
      env.leads.faults.failNext('create', fault, { times: 9 });
      await env.finish(flow.submitVisit());
      expect(flow.getSnapshot().alert).toEqual({ key: 'leadFailed' });
      expect(env.analytics.events).toEqual([
        { name: 'flow_error', flow: 'lead', step: 0, failure },
      ]);
      expect(env.logger.entries).toEqual([
        { level: 'error', event: 'lead-failed', fields: { failure } },
      ]);
      expect(JSON.stringify([env.analytics.events, env.logger.entries])).not.toContain('Ada');
    },
  );
});
