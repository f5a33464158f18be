/** The elements of earlier stories on this page, which the files of a test run share. */
const seen = new Set<string>();

/** Attributes whose values say what an element is; of any other, it matters only that it's there. */
const telling =
  /^(?:class|role|type|open|hidden|inert|disabled|tabindex|lang|dir|aria-(?!label|described|controls|owns|value|active))/;
/** What differs from story to story and means nothing to axe. */
const ignored = /^(?:id|name|for|style|value|src|srcset|href|d|data-.+)$/;

/**
 * True if earlier stories had every element of the page, in a parent of the same tag: the same tags, classes, roles
 * and states. Texts don't count, only whether an element has one.
 */
export function hasNothingNew(root: Element): boolean {
  const before = seen.size;
  walk(root, '');
  return seen.size === before;
}

function walk(element: Element, above: string): void {
  const kind = kindOf(element);
  seen.add(`${above} > ${kind}`);
  for (const child of element.children) walk(child, element.localName);
}

function kindOf(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) =>
    ignored.test(name) ? '' : telling.test(name) ? `${name}=${value}` : `${name}${value && '…'}`,
  );
  const text = Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return [element.localName, text ? 'text' : '', ...attributes.toSorted()].join(' ');
}
