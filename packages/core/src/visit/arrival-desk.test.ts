import { arrivalDeskContract } from '../../testing/contracts/arrival-desk.contract.ts';
import { aDeskDay, aDeskPerson } from '../../testing/builders/desk.builder.ts';
import { FakeArrivalDesk } from '../../testing/fakes/arrival-desk.fake.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';

arrivalDeskContract('FakeArrivalDesk', () => {
  const desk = new FakeArrivalDesk(new VirtualClock('2026-11-20T15:00:00Z'));
  const [past, later] = aDeskDay().visits;
  if (!past || !later) throw new Error('The builder makes two visits.');
  desk.days.set('today', aDeskDay({ visits: [past, later] }));
  desk.days.set('before', aDeskDay({ day: '2026-11-19' }));
  const [visit] = aDeskPerson().visits;
  const [consent] = aDeskPerson().consents;
  if (!visit || !consent) throw new Error('The builder makes a visit and a consent.');
  const lead = aDeskPerson({ visits: [visit], consents: [consent], sessions: null });
  desk.people = [
    lead,
    aDeskPerson({ id: 'person-2', firstName: 'Grace', email: 'g@mail.example' }),
  ];
  return Promise.resolve({
    desk,
    lead,
    token: 'today',
    oldToken: 'before',
    goDown: () => {
      desk.faults.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      desk.faults.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});
