import { facilityId, aTrialPass } from '../../testing/builders/club.builder.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { clubServicesContract } from '../../testing/contracts/club-services.contract.ts';
import { FakeClubServices } from '../../testing/fakes/club-services.fake.ts';

clubServicesContract('FakeClubServices', () => {
  const clock = new VirtualClock('2026-11-20T15:00:00Z');
  const club = facilityId('101');
  const clubServices = new FakeClubServices(clock, [aTrialPass()]);
  return Promise.resolve({
    clubServices: clubServices,
    club,
    otherClub: facilityId('102'),
    passCode: 'TRY-7',
    firstDay: '2026-11-21',
    trialsMailedTo: (email) =>
      Promise.resolve(
        clubServices.trialMails.flatMap(({ to, token }) => (to === email ? [token] : [])),
      ),
    received: () => Promise.resolve(clubServices.received),
    passLastDay: '2026-12-31',
    passLastDayOfPass: () => clock.advanceAndSettle(43 * 24 * 3_600_000),
    goDown: () => {
      clubServices.faults.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      clubServices.faults.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});
