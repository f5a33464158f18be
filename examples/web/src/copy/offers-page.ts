/** The pages of classes, personal training and Pilates. Their names and first sentences are in the heads. */
export const offersPageCopy = {
  copyKey: 'join/offers-page',
  visit: 'Book a visit',
  prices: 'See prices',
  classesTitle: 'Our classes',
  minutes: (minutes: number): string => `${minutes} minutes`,
  /** The clubs with a room for it. */
  rooms: (clubs: number): string => (clubs === 1 ? 'At 1 club' : `At ${clubs} clubs`),
  /** Where the classes are that need no room of their own. */
  anyRoom: 'At most clubs',
  timetable: (club: string): string => `See the timetable at ${club}`,
  clubsTitle: 'Where',
  allClubs: 'See all clubs',
  classes: {
    yoga: {
      name: 'Yoga',
      level: 'All levels',
      text: 'Vinyasa, slow flow, and yin, in a quiet room. Mats provided.',
    },
    pilates: {
      name: 'Pilates',
      level: 'All levels',
      text: 'Mat and flow classes with corrections for each person.',
    },
    cycling: {
      name: 'Cycling',
      level: 'Moderate to hard',
      text: 'Power and rhythm rides, on bikes that show your power and your cadence.',
    },
    boxing: {
      name: 'Boxing',
      level: 'Beginners welcome',
      text: 'Footwork, combinations, and bag work. Gloves provided.',
    },
    strength: {
      name: 'Strength',
      level: 'All levels',
      text: 'Barbells, kettlebells, and a coach who watches your form.',
    },
    barre: {
      name: 'Barre',
      level: 'All levels',
      text: 'Small movements with a big effect on posture, legs, and core.',
    },
    dance: {
      name: 'Dance',
      level: 'No experience needed',
      text: 'Dance cardio and hip-hop. You learn the steps as you go.',
    },
    aqua: {
      name: 'Aqua fitness',
      level: 'Easy on the joints',
      text: 'Low-impact training in the pool, and masters swimming.',
    },
  },
  classesFaq: [
    {
      question: 'Are classes included in the membership?',
      answer: 'Yes. The classes on the timetable are part of every membership.',
    },
    {
      question: 'I’ve never been to a class. Where do I start?',
      answer:
        'Come a few minutes early and tell the coach that you’re new. They’ll show you the equipment and easier versions of each move.',
    },
    {
      question: 'Which classes does my club have?',
      answer: 'Each club’s page has its timetable for the next seven days, with coaches and rooms.',
    },
    {
      question: 'Can I watch a class before I join?',
      answer:
        'Yes. Book a visit for a time when a class is on, and the advisor shows you the studio.',
    },
  ],
  trainingTitle: 'How it works',
  training: [
    {
      title: 'Talk about your goals',
      text: 'Your coach asks what you want to be able to do, and what has kept you from it.',
    },
    {
      title: 'See where you are',
      text: 'A first session with movement and strength tests. The results are in your account.',
    },
    {
      title: 'Train with a plan',
      text: 'Your coach plans your next three months, and is with you for every session.',
    },
  ],
  coachesTitle: 'Coaches for what you want to do',
  coaches: [
    'Strength and conditioning, and Olympic lifting',
    'Running technique, cycling, and endurance',
    'Mobility and recovery',
    'Strength after 50',
    'Boxing, swimming, yoga, and Pilates',
  ],
  trainingFaq: [
    {
      question: 'Do I need to be a member?',
      answer:
        'Yes. Personal training is for members, and a first session with a coach is included.',
    },
    {
      question: 'What does it cost?',
      answer:
        'It depends on the coach and on how often you train. An advisor will go over your club’s prices on your visit.',
    },
    {
      question: 'Can I choose my coach?',
      answer:
        'Yes. Each club’s page shows its coaches and what they teach. Meet two of them on your visit.',
    },
    {
      question: 'Where do I see my results?',
      answer:
        'In your account, under Training: measurements, assessments, and how they change over time.',
    },
  ],
  pilatesTitle: 'Three ways to train',
  pilates: [
    {
      title: 'One-on-one',
      text: 'You and an instructor, on the reformer, the tower, or the mat.',
    },
    {
      title: 'With two friends',
      text: 'No more than three people for each instructor, so that everyone is corrected.',
    },
    {
      title: 'Mat classes',
      text: 'Mat Pilates and Pilates Flow are on the timetable, and part of every membership.',
    },
  ],
  pilatesFaq: [
    {
      question: 'I’m new to Pilates. Is that a problem?',
      answer:
        'No. Your first session on the reformer begins with the machine itself, and the instructor sets the springs for you.',
    },
    {
      question: 'What do I wear?',
      answer: 'Clothes that you can move in, and socks with grips if you have some.',
    },
    {
      question: 'Is Pilates included in the membership?',
      answer:
        'Mat classes are. Sessions on the reformer are booked with an instructor. An advisor will go over your club’s prices on your visit.',
    },
  ],
} as const;
