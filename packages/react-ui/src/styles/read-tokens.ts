export interface Token {
  /** With its dashes: `--foyer-ink`. */
  readonly name: string;
  readonly value: string;
}

export function readTokens(css: string): readonly Token[] {
  const found = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=[{;]\s*)(--foyer-[\w-]+):\s*([^;]+);/g);
  return Array.from(found, ([, name = '', value = '']) => ({ name, value: value.trim() }));
}

/** Returns a color's value in each scheme; null if the token isn't a color. */
export function schemesOf({ value }: Token): { light: string; dark: string } | null {
  const [, light, dark] =
    /^light-dark\(((?:[^,()]|\([^)]*\))+),\s*((?:[^,()]|\([^)]*\))+)\)$/.exec(value) ?? [];
  return light === undefined || dark === undefined ? null : { light, dark };
}
