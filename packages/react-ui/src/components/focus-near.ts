/**
 * Gives the focus to the element of that id in the tree of `near`: the page's own, or the shadow root's where the flow
 * is embedded, whose ids the page does not know. EM-01
 */
export function focusNear(near: Element, id: string): void {
  const tree = near.getRootNode() as Document | ShadowRoot;
  tree.getElementById(id)?.focus();
}
