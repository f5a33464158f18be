/**
 * Focuses the element with this id in the same tree as `near`: the document or, if the flow is embedded, its shadow
 * root.
 */
export function focusNear(near: Element, id: string): void {
  const tree = near.getRootNode() as Document | ShadowRoot;
  tree.getElementById(id)?.focus();
}
