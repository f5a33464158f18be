/** The heading of the questions and answers on pages that sell. */
export const faqCopy = {
  copyKey: 'visit/faq',
  title: 'Questions and answers',
} as const;
