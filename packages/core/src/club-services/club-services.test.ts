import { facilityId } from '../clubs/club.builder.ts';
import { VirtualClock } from '../ports/clock.fake.ts';
import { clubServicesContract } from './club-services.contract.ts';
import { FakeClubServices } from './club-services.fake.ts';
import { aTrialPass } from './trial-pass.builder.ts';

clubServicesContract('FakeClubServices', () => {
  const clock = new VirtualClock('2026-11-20T15:00:00Z');
  const club = facilityId('101');
  const services = new FakeClubServices(clock, [aTrialPass()]);
  return Promise.resolve({
    services,
    club,
    otherClub: facilityId('102'),
    passCode: 'TRY-7',
    told: () => Promise.resolve(services.told),
    passLastDay: '2026-12-31',
    passLastDayOfPass: () => clock.advanceAndSettle(43 * 24 * 3_600_000),
    goDown: () => {
      services.faults.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      services.faults.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});
