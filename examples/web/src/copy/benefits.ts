/** The benefits page. */
export const benefitsCopy = {
  copyKey: 'visit/benefits',
  title: 'What members have',
  lede: 'One membership, every door. These are the things members tell us they stay for.',
  list: [
    {
      title: 'Every club, every day',
      text: 'Train at home, at work, and where you travel, from the early hours to the late ones.',
    },
    {
      title: 'Studios without an extra bill',
      text: 'Yoga, Pilates, cycling and boxing classes are part of the membership.',
    },
    {
      title: 'Water and heat',
      text: 'Pools, steam rooms and saunas at most clubs, towels at all of them.',
    },
    {
      title: 'A start with someone who knows',
      text: 'A first session with a coach, who writes down where you want to be by spring.',
    },
  ],
} as const;
