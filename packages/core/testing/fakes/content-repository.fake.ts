import { CallFaults, FakeCalls } from './call-faults.fake.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import { Ok } from '../../src/kernel/result.ts';
import { aHeadline, aPromotion } from '../builders/content.builder.ts';
import type {
  ContentRepository,
  HeadlineContent,
  HeadlineQuery,
  JoinContentRepository,
  Promotion,
} from '../../src/content/content-repository.port.ts';
import type { JoinConfirmationContent } from '../../src/content/join-content.ts';

/**
 * A content service with a headline for `/pilates`, one for its join variant, and one promotion. Tests can add more.
 */
export class FakeContentRepository implements ContentRepository {
  readonly faults: CallFaults<'headline' | 'promotion'>;
  readonly #headlines = new Map<string, HeadlineContent>();
  readonly #promotions = new Map<string, Promotion>();

  constructor(backEnd: FakeBackEnd) {
    this.faults = new CallFaults(backEnd.clock);
    this.setHeadline('/pilates', aHeadline());
    this.setHeadline('/pilates', aHeadline({ title: 'Join for Pilates' }), 'join');
    this.setPromotion(aPromotion());
  }

  /** Sets a page's headline, for every intent and variant by default. */
  setHeadline(
    page: string,
    headline: HeadlineContent,
    intent: HeadlineQuery['intent'] = null,
    variant: HeadlineQuery['variant'] | null = null,
  ): void {
    this.#headlines.set(keyOf(page, intent, variant), headline);
  }

  setPromotion(promotion: Promotion): void {
    this.#promotions.set(promotion.slug, promotion);
  }

  /** The intent counts more than the variant. */
  headline: ContentRepository['headline'] = ({ page, intent, variant }, options) =>
    this.faults.play('headline', options, () => {
      const keys = [
        keyOf(page, intent, variant),
        keyOf(page, intent, null),
        keyOf(page, null, variant),
        keyOf(page, null, null),
      ];
      return Ok(keys.flatMap((key) => this.#headlines.get(key) ?? [])[0] ?? null);
    });

  promotion: ContentRepository['promotion'] = (slug, options) =>
    this.faults.play('promotion', options, () => Ok(this.#promotions.get(slug) ?? null));
}

function keyOf(
  page: string,
  intent: HeadlineQuery['intent'],
  variant: HeadlineQuery['variant'] | null,
): string {
  return JSON.stringify([page, intent, variant]);
}

/** The join copy of a `FakeBackEnd`'s clubs. Unknown clubs have none. */
export class FakeJoinContentRepository
  extends FakeCalls<FakeBackEnd, keyof JoinContentRepository>
  implements JoinContentRepository
{
  /** Tests can replace this; null for a service without copy. */
  content: JoinConfirmationContent | null = someContent;

  confirmation: JoinContentRepository['confirmation'] = (facilityId, options) =>
    this.faults.play('confirmation', options, () =>
      Ok(this.backEnd.club(facilityId) === null ? null : this.content),
    );
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
