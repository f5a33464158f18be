/** Copy of the custom element for when it can't show the flow. */
export const elementCopy = {
  copyKey: 'visit/element',
  instead: 'Book a visit on our site',
} as const;
