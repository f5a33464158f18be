import { join } from 'node:path';

import { replay } from '@foyer/replay/vitest';
import { describe } from 'vitest';

import { Crm } from './crm.ts';
import { crmPorts } from './crm-ports.ts';

describe('AD-23: the scenarios of a team with its own back end', () => {
  replay([join(import.meta.dirname, 'booked.yaml')], {
    ports: () => ({ ports: crmPorts(new Crm()) }),
  });
});
