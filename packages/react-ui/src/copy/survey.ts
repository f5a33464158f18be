/** The words of the personalise survey and what follows it. */
export const surveyCopy = {
  copyKey: 'visit/survey',
  title: 'Make it yours',
  lede: 'Four short questions, so that your advisor knows what to show you.',
  progress: (step: number, of: number): string => `${step} of ${of}`, // SV-01
  many: 'Choose as many as you like.',
  one: 'Choose one.',
  other: 'Let us know why.', // SV-05
  count: (used: number, most: number): string => `${used} of ${most} characters`,
  next: 'Next', // SV-01
  submit: 'Submit', // SV-01
  sending: 'Sending your answers…',
  back: 'Back',
  doneTitle: 'Thank you',
  done: 'Your advisor will have this at hand when you meet.',
  benefits: 'Explore member benefits', // SV-01
  classesAt: (club: string): string => `Available at ${club}`, // LA-09
  classesTitle: 'Signature classes based on your goals', // LA-09
  classes: (count: number): string => (count === 1 ? '1 class' : `${count} classes`),
  mediaTitle: (club: string): string => `A look inside ${club}`,
} as const;

/** The words of a carousel. */
export const carouselCopy = {
  copyKey: 'visit/carousel',
  role: 'carousel',
  slide: 'slide',
  place: (place: number, of: number): string => `${place} of ${of}`,
  previous: 'Previous',
  next: 'Next',
} as const;
