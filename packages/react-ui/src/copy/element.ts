/** The custom element's own copy: the link for when it can't show the flow, and its dialog. */
export const elementCopy = {
  copyKey: 'visit/element',
  instead: 'Book a visit on our site',
  /** The name of the dialog that opens from a host's button. */
  dialog: 'Book a visit',
} as const;
