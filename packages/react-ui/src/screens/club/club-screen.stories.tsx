import { Temporal } from '@foyer/core';
import { facilityId, someClubs } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import { storyFoyer, type StoryFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import '../../styles/club.css';
import { ClubScreen } from './club-screen.tsx';

const meta: Meta = { title: 'Screens/Club' };
export default meta;

const id = facilityId('101');

function clubStory(
  set: (foyer: StoryFoyer) => unknown = () => undefined,
  clubId: string = id,
): StoryObj {
  return storyOf(
    () => {
      const foyer = storyFoyer({ clubs: someClubs });
      set(foyer);
      return { foyer };
    },
    ({ foyer: { backEnd } }) => {
      const club = backEnd.club(facilityId(clubId));
      return club && <ClubScreen club={club} clubs={backEnd.clubs} bookHref="#visit" />;
    },
  );
}

const shown =
  (text: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

export const Open: StoryObj = { ...clubStory(), play: shown(/^Open until/) };
export const OpenOnAPhone: StoryObj = { ...Open, ...onAPhone };
export const Closed: StoryObj = {
  ...clubStory(({ clubProfiles }) =>
    clubProfiles.setProfile(id, { openingHours: { '1': { from: '06:00', to: '22:00' } } }),
  ),
  play: shown(/^Closed\. Opens Monday/),
};
export const Holiday: StoryObj = {
  ...clubStory(({ clubProfiles }) =>
    clubProfiles.setProfile(id, {
      specialDays: [{ date: '2026-11-20', name: 'Founders’ Day', hours: null }],
    }),
  ),
  play: shown(/^Closed today for/),
};
export const Presale: StoryObj = {
  ...clubStory(({ clubProfiles }) =>
    clubProfiles.setProfile(id, {
      opensOn: Temporal.PlainDate.from('2027-03-01'),
      timetable: [],
      rating: null,
      comments: [],
    }),
  ),
  play: shown(/^Opens March 1/),
};
export const WithoutRatings: StoryObj = clubStory(({ clubProfiles }) =>
  clubProfiles.setProfile(id, { rating: null, comments: [] }),
);
/** A back end that says nothing beyond the club itself. */
export const Bare: StoryObj = clubStory(({ clubProfiles }) =>
  clubProfiles.setProfile(id, {
    openingHours: null,
    specialDays: [],
    transit: [],
    parking: null,
    accessibility: [],
    rooms: [],
    coaches: [],
    timetable: [],
    rating: null,
    comments: [],
    manager: null,
  }),
);
export const InLondon: StoryObj = clubStory(() => undefined, '103');
export const LongNames: StoryObj = {
  ...clubStory(({ clubProfiles, backEnd }) => {
    backEnd.clubs = backEnd.clubs.map((club) => ({
      ...club,
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk am Rathausplatz',
    }));
    clubProfiles.setProfile(id, {
      coaches: [
        {
          name: 'Maximiliana-Alexandrina Hohenzollern-Sigmaringen',
          focus: 'Everything that has to do with strength, mobility, breathing and sleep',
        },
      ],
    });
  }),
  ...onAPhone,
};
export const OnItsWay: StoryObj = clubStory(({ clubProfiles }) =>
  clubProfiles.faults.delayNext('byId', forever, { times: 9 }),
);
export const Failed: StoryObj = clubStory(({ clubProfiles }) => clubProfiles.faults.goDown());
