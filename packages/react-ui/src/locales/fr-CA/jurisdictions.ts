import type { Localized } from '../../locale/copy.ts';
import type { jurisdictionsCopy as english } from '../../copy/jurisdictions.ts';

export const jurisdictionsCopy: Localized<typeof english> = {
  title: 'Loi applicable',
  names: {
    canada: 'Canada (LCAP)',
    'european-union': 'Union européenne (RGPD)',
    'united-kingdom': 'Royaume-Uni (UK GDPR, PECR)',
    'united-states': 'États-Unis (CAN-SPAM, TCPA)',
  },
};
