/**
 * Adds to each entry its budget in bytes: by its name, else by its kind.
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

/** Formats the entries in KiB and marks those over budget. */
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

/** The other downloads of the first screen. */
export function besidesLine(kind, { gzip }) {
  return `  ${kind} of the lead route: ${kib(gzip)} KiB`;
}

const kib = (bytes) => (bytes / 1024).toFixed(1);
