import { parseFacilityId } from '@foyer/core/clubs';
import { describeContract } from '@foyer/core/contract';
import { describe } from 'vitest';

import { Crm } from './crm.ts';
import { crmPorts } from './crm-ports.ts';

describe('AD-20: a team checks its own ports', () => {
  const crm = new Crm();

  describeContract(crmPorts(crm), open, 'The CRM');

  /** Empties the CRM before each test, and says what the tests have to know of it. */
  async function open() {
    crm.reset();
    return {
      acceptingClub: parseFacilityId('11').unwrap(),
      otherAcceptingClub: parseFacilityId('12').unwrap(),
      closedClub: parseFacilityId('13').unwrap(),
      noClub: parseFacilityId('99').unwrap(),
      newTransactionId: () => crypto.randomUUID(),
      countLeads: async (id: string) => (crm.prospect(id) ? 1 : 0),
      goDown: async () => {
        crm.isDown = true;
      },
      comeBack: async () => {
        crm.isDown = false;
      },
      close: async () => {},
    };
  }
});
