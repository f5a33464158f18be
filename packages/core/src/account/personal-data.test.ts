import { somePersonalData } from '../../testing/builders/member.builder.ts';
import { personalDataRepositoryContract } from '../../testing/contracts/personal-data.contract.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakePersonalData } from '../../testing/fakes/personal-data.fake.ts';

personalDataRepositoryContract('FakePersonalData', () => {
  const personalData = new FakePersonalData(new VirtualClock('2026-11-20T15:00:00Z'));
  personalData.data.set('visitor', somePersonalData());
  personalData.data.set('member', somePersonalData({ address: 'grace@mail.example' }));
  personalData.members.add('member');
  return Promise.resolve({
    personalData,
    token: 'visitor',
    memberToken: 'member',
    goDown: () => {
      personalData.faults.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      personalData.faults.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});
