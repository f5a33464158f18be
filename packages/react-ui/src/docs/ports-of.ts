/** The text of each source file, by its path from the packages folder. */
export type Sources = Readonly<Record<string, string>>;

export interface PortEntry {
  readonly name: string;
  /** The path of its file from the packages folder. */
  readonly file: string;
  /** The doc comment of the interface. */
  readonly meaning: string;
  readonly methods: readonly string[];
  /** Implementations in memory, and those that use a real back end or platform. */
  readonly fakes: readonly Implementation[];
  readonly adapters: readonly Implementation[];
  /** The contract suite that they all pass; null if there's none. */
  readonly contract: string | null;
}

export interface Implementation {
  readonly name: string;
  readonly file: string;
}

/** Reads all ports with their implementations from the sources, so that the list can't become outdated. */
export function portsOf(sources: Sources): readonly PortEntry[] {
  const files = Object.keys(sources).toSorted();
  return files
    .filter((file) => file.endsWith('.port.ts'))
    .flatMap((file) =>
      interfacesOf(sources[file] ?? '').map(({ name, meaning, body }) => ({
        name,
        file,
        meaning,
        methods: methodsOf(body),
        fakes: implementing(sources, name, (path) => path.endsWith('.fake.ts')),
        adapters: implementing(sources, name, (path) => path.startsWith('adapters-')),
        contract: files.find((path) => sources[path]?.includes(contractOf(name))) ?? null,
      })),
    )
    .filter(({ methods, fakes }) => methods.length > 0 && fakes.length > 0);
}

/** A contract suite is named for its port, like `cookieJarContract`. */
function contractOf(port: string): string {
  return `export function ${port.charAt(0).toLowerCase()}${port.slice(1)}Contract(`;
}

function interfacesOf(text: string): readonly { name: string; meaning: string; body: string }[] {
  const found = text.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export interface (\w+)[^{]*\{([\s\S]*?)\n\}/g,
  );
  return Array.from(found, ([, comment = '', name = '', body = '']) => ({
    name,
    meaning: comment
      .replaceAll(/^\s*\* ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    body,
  }));
}

function methodsOf(body: string): readonly string[] {
  return Array.from(
    body.matchAll(/^ {2}(?:readonly )?(\w+)(?:<[^>]*>)?(?:\(|: \()/gm),
    ([, name = '']) => name,
  );
}

const classes = /export class (\w+)[^{]*?\bimplements ([^{]+)\{/g;
/** Functions that return an implementation, such as `createHttpLeadRepository`. */
const factories = /export function (create\w+)\((?:[^()]|\([^()]*\))*\): (\w+)/g;

function implementing(
  sources: Sources,
  port: string,
  isAmong: (file: string) => boolean,
): readonly Implementation[] {
  return Object.entries(sources)
    .filter(([file]) => isAmong(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(classes), ...text.matchAll(factories)]
        .filter(([, , ports = '']) => ports.split(/[\s,<>]+/).includes(port))
        .map(([, name = '']) => ({ name, file })),
    );
}
