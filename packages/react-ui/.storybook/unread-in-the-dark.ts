import axe from 'axe-core';

/** What a colour scheme can change: the rest is the same in both. */
const colours = ['color-contrast', 'link-in-text-block'];

/** What can't be read of a story in the dark, a line each; axe looks at all else in the scheme that the story has. UI-02 */
export async function unreadInTheDark(story: HTMLElement): Promise<readonly string[]> {
  const { documentElement: root } = story.ownerDocument;
  const scheme = root.style.colorScheme;
  if (scheme === 'dark') return [];
  root.style.colorScheme = 'dark';
  try {
    settle(story.ownerDocument);
    const { violations } = await axe.run(story.ownerDocument.body, {
      runOnly: colours,
      // Neither what passed is told of, nor where it stands: both take axe longer than these rules.
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  } finally {
    root.style.colorScheme = scheme;
  }
}

/** Colours that are on their way to others have the contrast of a moment, not their own. */
function settle(page: Document): void {
  for (const animation of page.getAnimations()) {
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  }
}
