/** The laws that consents are given under, by their names in the settings. A chain can add its own. */
export const jurisdictionsCopy = {
  copyKey: 'member/jurisdictions',
  title: 'Law',
  names: {
    canada: 'Canada (CASL)',
    'european-union': 'European Union (GDPR)',
    'united-kingdom': 'United Kingdom (UK GDPR, PECR)',
    'united-states': 'United States (CAN-SPAM, TCPA)',
  } as Readonly<Record<string, string>>,
} as const;
