import type { Localized } from '../../locale/copy.ts';
import type { jurisdictionsCopy as english } from '../../copy/jurisdictions.ts';

export const jurisdictionsCopy: Localized<typeof english> = {
  title: 'Ley aplicable',
  names: {
    canada: 'Canadá (CASL)',
    'european-union': 'Unión Europea (RGPD)',
    'united-kingdom': 'Reino Unido (UK GDPR, PECR)',
    'united-states': 'Estados Unidos (CAN-SPAM, TCPA)',
  },
};
