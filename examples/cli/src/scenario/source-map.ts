import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type LineCounter,
  type Node,
} from 'yaml';

export type Path = readonly (string | number)[];

/** A place in a file, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Finds the place of each value of a document. */
export interface SourceMap {
  /** The place of a value, or of the closest value around a missing one. */
  placeOf(path: Path): Place;
  /** The place of a key in the mapping at `path`, or of the mapping if it doesn't have the key. */
  placeOfKey(path: Path, key: string): Place;
}

export function createSourceMap(document: Document, lines: LineCounter): SourceMap {
  const place = (node: Node | null): Place => {
    const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const resolve = (node: unknown): Node | null => {
    if (isAlias(node)) return node.resolve(document) ?? node;
    return isCollection(node) || isScalar(node) ? node : null;
  };
  const nodeAt = (path: Path): { readonly node: Node | null; readonly key: Node | null } => {
    let node: Node | null = document.contents;
    let key: Node | null = null;
    for (const part of path) {
      const inside: Node | null = resolve(node);
      if (!isCollection(inside)) break;
      const next: Node | null = (inside.get(part, true) as Node | undefined) ?? null;
      if (next === null) break;
      key = isMap(inside) ? keyNode(inside, part) : next;
      node = next;
    }
    return { node, key };
  };
  return {
    placeOf: (path) => {
      const { node, key } = nodeAt(path);
      return place(key ?? node);
    },
    placeOfKey: (path, key) => {
      const { node } = nodeAt(path);
      const mapping = resolve(node);
      return place((isMap(mapping) ? keyNode(mapping, key) : null) ?? node);
    },
  };
}

function keyNode(
  mapping: { readonly items: readonly { readonly key: unknown }[] },
  name: string | number,
): Node | null {
  const pair = mapping.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
  return isScalar(pair?.key) ? pair.key : null;
}
