/** Whose law asked for a consent, by its name in the settings. A chain adds the names of its own. */
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
