import type { OpenOwnBackEnd } from '@foyer/replay';

import { Crm } from './crm.ts';
import { crmPorts } from './crm-ports.ts';

const open: OpenOwnBackEnd = () => ({ ports: crmPorts(new Crm()) });

export default open;
