import type { ContactInput, CorporateJoin } from '@foyer/core';
import type { CorporateJoinEntry } from '@foyer/core/corporate';

import { typeInto } from '../di/foyer.fake.ts';
import { corporateJoinOf } from '../di/corporate-join-module.ts';
import { CorporateJoinScreen } from '../screens/corporate/corporate-join-screen.tsx';
import '../styles/corporate.css';
import { type JoinStoryObj, type SceneOf, scenesOf, until } from './story-scenes.fake.tsx';

export const adaAtAcme: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  company_email: 'ada.byron@acme.example',
  phone_number: '2125550123',
};

export type JoinScene = SceneOf<CorporateJoin>;
export type CorporateStory = JoinStoryObj<CorporateJoinEntry>;

export const joinScene = scenesOf<CorporateJoinEntry, CorporateJoin>({
  path: '/join/corp',
  flowIn: corporateJoinOf,
  enter: (join, entry) => join.enter(entry),
  Screen: CorporateJoinScreen,
});

export function typedIn(input: Partial<ContactInput> = adaAtAcme): JoinScene {
  return (join) => typeInto(join, input);
}

export function atClub(facilityId: string): JoinScene {
  return (join, foyer) => join.chooseClub(foyer.club(facilityId));
}

export const started: JoinScene = (join) => join.submit();

export const confirmed: JoinScene = async (join, foyer) => {
  join.changeCode(foyer.backEnd.employers.codes.at(-1)?.code ?? '');
  // The last digit already started the attempt; this waits for the same one.
  await join.submitCode();
  await until(() => join.getSnapshot().plans.status !== 'loading');
};
