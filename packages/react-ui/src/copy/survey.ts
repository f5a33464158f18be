/** Copy of the personalization survey and of the screens after it. */
export const surveyCopy = {
  copyKey: 'visit/survey',
  title: 'Make it yours',
  lede: 'Four short questions, so that your advisor knows what to show you.',
  progress: (step: number, of: number): string => `${step} of ${of}`,
  many: 'Choose as many as you like.',
  one: 'Choose one.',
  other: 'Let us know why.',
  count: (used: number, most: number): string => `${used} of ${most} characters`,
  next: 'Next',
  submit: 'Submit',
  sending: 'Sending your answers…',
  back: 'Back',
  doneTitle: 'Thank you',
  done: 'Your advisor will have this at hand when you meet.',
  benefits: 'Explore member benefits',
  classesAt: (club: string): string => `Available at ${club}`,
  classesTitle: 'Signature classes based on your goals',
  classes: (count: number): string => (count === 1 ? '1 class' : `${count} classes`),
  mediaTitle: (club: string): string => `A look inside ${club}`,
} as const;

export const carouselCopy = {
  copyKey: 'visit/carousel',
  role: 'carousel',
  slide: 'slide',
  place: (place: number, of: number): string => `${place} of ${of}`,
  previous: 'Previous',
  next: 'Next',
} as const;
