import type { FacilityId } from '../../src/clubs/club.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import type { JoinContentRepository } from '../../src/content/content-repository.port.ts';
import type { JoinConfirmationContent } from '../../src/content/join-content.ts';

/** The join copy of a `FakeBackEnd`'s clubs. Unknown clubs have none. */
export class FakeJoinContentRepository
  extends FakeCalls<FakeBackEnd, keyof JoinContentRepository>
  implements JoinContentRepository
{
  /** Tests can replace this; null for a service without copy. */
  content: JoinConfirmationContent | null = someContent;

  confirmation(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<JoinConfirmationContent | null, CallFailure>> {
    return this.faults.play('confirmation', options, () =>
      Ok(this.backEnd.club(facilityId) === null ? null : this.content),
    );
  }
}

const someContent: JoinConfirmationContent = {
  title: 'You’re in, {{FIRST_NAME}}',
  lede: 'From today {{CLUB_NAME}} is your club.',
  paragraphs: ['Member {{MEMBER_ID}}', 'Barcode {{BARCODE}}'],
  activation: {
    title: 'One more step',
    text: 'Activate your account to book classes.',
    action: 'Activate',
  },
};
