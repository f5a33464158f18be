export interface MailTheme {
  readonly light: MailColors;
  readonly dark: MailColors;
  readonly display: string;
  readonly text: string;
  readonly displayWeight: string;
  readonly radius: string;
}

export type MailColors = Readonly<Record<MailColor, string>>;
export type MailColor = (typeof colors)[number];

const colors = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'ink-soft',
  'line',
  'accent',
  'on-accent',
] as const;

/**
 * Reads the theme from the chain's tokens file. Mail programs know no custom properties and no `light-dark()`, so mails
 * get the values. Throws when a token is missing.
 */
export function mailTheme(tokensCss: string): MailTheme {
  const tokens = new Map(
    Array.from(
      tokensCss.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/--foyer-([\w-]+):\s*([^;]+);/g),
      ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()],
    ),
  );
  const valueOf = (name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`The tokens file has no --foyer-${name}.`);
    return value;
  };
  const schemeOf = (scheme: 'light' | 'dark'): MailColors =>
    Object.fromEntries(
      colors.map((name) => {
        const value = valueOf(name);
        const both = /^light-dark\(([^,]+), ?([^,]+)\)$/.exec(value);
        return [name, both?.[scheme === 'light' ? 1 : 2] ?? value];
      }),
    ) as MailColors;
  return {
    light: schemeOf('light'),
    dark: schemeOf('dark'),
    display: valueOf('font-display'),
    text: valueOf('font-text'),
    displayWeight: valueOf('weight-display'),
    radius: valueOf('radius'),
  };
}
