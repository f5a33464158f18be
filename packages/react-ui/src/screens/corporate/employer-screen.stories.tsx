import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyFoyer, type StoryFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import { titled } from '../../testing/story-visible.fake.tsx';
import '../../styles/corporate.css';
import { EmployerScreen } from './employer-screen.tsx';
import { PosterScreen } from './poster-screen.tsx';

const meta: Meta = { title: 'Screens/Employer' };
export default meta;

function employerStory(
  slug: string,
  set: (foyer: StoryFoyer) => unknown = () => undefined,
  Screen: typeof EmployerScreen = EmployerScreen,
  options: Parameters<typeof storyFoyer>[0] = {},
): StoryObj {
  return storyOf(
    () => {
      const foyer = storyFoyer(options);
      set(foyer);
      return { foyer };
    },
    () => <Screen slug={slug} />,
  );
}

const invited = ({ backEnd }: StoryFoyer): unknown => backEnd.employers.invite('acme');

export const Offer: StoryObj = {
  ...employerStory('acme', invited),
  play: titled('Acme and Foyer'),
};
export const OfferOnAPhone: StoryObj = { ...Offer, ...onAPhone };
export const SomeClubs: StoryObj = employerStory('globex');
export const NoSaving: StoryObj = employerStory('initech');
export const InTheUK: StoryObj = employerStory('acme', invited, EmployerScreen, { country: 'UK' });
export const LongName: StoryObj = {
  ...employerStory('donau', ({ backEnd: { employers } }) => {
    employers.list = employers.list.map((one) => ({
      ...one,
      slug: 'donau',
      companyName:
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      domains: ['people.donaudampfschifffahrtselektrizitaetengesellschaft.example', ...one.domains],
    }));
  }),
  ...onAPhone,
};
export const Unknown: StoryObj = {
  ...employerStory('nobody'),
  play: titled('We can’t find this employer'),
};
export const OnItsWay: StoryObj = employerStory('acme', ({ employers }) =>
  employers.faults.delayNext('find', forever, { times: 9 }),
);
export const Failed: StoryObj = employerStory('acme', ({ employers }) => employers.faults.goDown());
export const Poster: StoryObj = employerStory('acme', invited, PosterScreen);
export const PosterOnAPhone: StoryObj = { ...Poster, ...onAPhone };
