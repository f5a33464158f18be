import { describe } from 'vitest';

import { describeContract } from '@foyer/core/contract';
import { parseFacilityId } from '@foyer/core/clubs';

import { Crm } from './crm.ts';
import { crmPorts } from './crm-ports.ts';

describe('AD-20: the ports of a CRM with its own JSON', () => {
  const crm = new Crm();
  const id = (code: string) => parseFacilityId(code).unwrap();
  let lastTransaction = 0;

  describeContract(crmPorts(crm), () => {
    crm.reset();
    const setDown = (isDown: boolean) => () => {
      crm.isDown = isDown;
      return Promise.resolve();
    };
    return Promise.resolve({
      acceptingClub: id('11'),
      otherAcceptingClub: id('12'),
      closedClub: id('13'),
      noClub: id('99'),
      newTransactionId: () => `T-${++lastTransaction}`,
      countLeads: (transaction: string) => Promise.resolve(crm.prospect(transaction) ? 1 : 0),
      goDown: setDown(true),
      comeBack: setDown(false),
      close: () => Promise.resolve(),
    });
  });
});
