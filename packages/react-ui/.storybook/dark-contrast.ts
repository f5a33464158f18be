import axe from 'axe-core';

/** The rules that depend on the color scheme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * The contrast violations of a story in the dark scheme, one line each. axe checks everything else in the story's own
 * scheme.
 */
export async function darkContrastViolations(story: HTMLElement): Promise<readonly string[]> {
  const { documentElement: root } = story.ownerDocument;
  const scheme = root.style.colorScheme;
  if (scheme === 'dark') return [];
  root.style.colorScheme = 'dark';
  try {
    settle(story.ownerDocument);
    const { violations } = await axe.run(story.ownerDocument.body, {
      runOnly: colorRules,
      // Leaves out passed rules and selectors, both of which take axe longer than these rules.
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  } finally {
    root.style.colorScheme = scheme;
  }
}

/** Finishes color transitions, whose intermediate contrast doesn't count. */
function settle(page: Document): void {
  for (const animation of page.getAnimations()) {
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  }
}
