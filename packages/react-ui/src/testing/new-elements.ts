/** The elements of earlier stories on this page, which the files of a test run share. */
const seen = new Set<string>();

/** Attributes whose values say what an element is; of any other, it matters only that it's there. */
const telling =
  /^(?:class|role|type|open|hidden|inert|disabled|tabindex|lang|dir|aria-(?!label|described|controls|owns|value|active))/;
/** What differs from story to story and means nothing to axe. */
const ignored = /^(?:id|name|for|style|value|src|srcset|href|d|data-.+)$/;

/**
 * The elements that no earlier story had in a parent of the same tag: with the same tag, classes, role and state.
 * Texts don't count, only whether an element has one. Leaves out what is inside another new element.
 */
export function newElements(parent: Element): readonly Element[] {
  return Array.from(parent.children).flatMap((element) => {
    const kind = `${parent.localName} > ${kindOf(element)}`;
    const isNew = !seen.has(kind);
    seen.add(kind);
    const inside = newElements(element);
    return isNew ? [element] : inside;
  });
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
