/** The words of the element where it can't show the flow. */
export const elementCopy = {
  instead: 'Book a visit on our site',
} as const;
