import type { ContactInput, StandardJoin } from '@foyer/core';
import type { StandardJoinEntry } from '@foyer/core/join';

import { typeInto } from '../di/foyer.fake.ts';
import { standardJoinOf } from '../di/standard-join-module.ts';
import { StandardJoinScreen } from '../screens/join/standard-join-screen.tsx';
import type { StoryFoyer } from './story-foyer.fake.tsx';
import { type JoinStoryObj, type SceneOf, scenesOf } from './story-scenes.fake.tsx';

export const adaByron: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  phone_number: '2125550123',
};

export type StandardScene = SceneOf<StandardJoin>;
export type StandardStory = JoinStoryObj<StandardJoinEntry>;

export const standardScene = scenesOf<StandardJoinEntry, StandardJoin>({
  path: '/join/step1/101',
  flowIn: standardJoinOf,
  enter: (join, entry) => join.enter(entry),
  Screen: StandardJoinScreen,
});

export function typedIn(input: Partial<ContactInput> = adaByron): StandardScene {
  return (join) => typeInto(join, input);
}

export function atClub(facilityId: string): StandardScene {
  return (join, foyer) => join.chooseClub(foyer.club(facilityId));
}

export function chose(planId: string): StandardScene {
  return (join) => join.plans.choose(planId);
}

export const continued: StandardScene = (join) => join.continue();

export const submitted: StandardScene = (join) => join.submit();

/** Pays with an approved card and returns the confirmation token of the latest payment. */
export function paid(foyer: StoryFoyer): string {
  return foyer.backEnd.purchases.pay(foyer.cookies.read('foyer_product_token') ?? '');
}
