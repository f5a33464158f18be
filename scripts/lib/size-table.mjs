/**
 * Each entry with its budget in bytes: the one of its name, else of its kind.
 * @param {{name: string, kind?: string, gzip: number, brotli: number}[]} entries bytes
 * @param {Record<string, number>} budgets KiB
 */
export function budgeted(entries, budgets) {
  return entries.map(({ name, kind = 'each other part', gzip, brotli }) => ({
    name,
    gzip,
    brotli,
    budget: Math.round((budgets[name] ?? budgets[kind]) * 1024),
  }));
}

/** The entries as a person reads them, in KiB; one that is over its budget is marked. */
export function sizeTable(entries) {
  const width = Math.max(...entries.map(({ name }) => name.length), 10);
  const lines = entries.map(({ name, gzip, brotli, budget }) =>
    [
      gzip > budget ? '✗' : ' ',
      name.padEnd(width),
      ...[gzip, brotli, budget].map((bytes) => kib(bytes).padStart(8)),
    ].join(' '),
  );
  const head = `  ${'JavaScript, KiB'.padEnd(width)} ${'gzip'.padStart(8)}   brotli   budget`;
  return [head, ...lines].join('\n');
}

/** What the first screen downloads besides. */
export function besidesLine(kind, { gzip }) {
  return `  ${kind} of the lead route: ${kib(gzip)} KiB`;
}

const kib = (bytes) => (bytes / 1024).toFixed(1);
