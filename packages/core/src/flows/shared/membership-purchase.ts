import type { Club } from '../../clubs/club.ts';
import { asksForNewsletter, type ConsentSettings } from '../../lead/consents.ts';
import type { Contact } from '../../lead/lead.ts';
import type { Message } from '../../messages/catalog.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { beginPurchase } from '../../payment/purchase.ts';
import type { ProductRepository, ProductRequest } from '../../payment/product-repository.port.ts';
import type { Plan } from '../../plans/plan.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';

interface PurchaseContext extends Pick<
  FlowDependencies,
  'analytics' | 'cookies' | 'logger' | 'navigation' | 'visitor'
> {
  readonly store: {
    readonly state: {
      readonly selectedFacility: Club | null;
      readonly plan: Plan | null;
      readonly subscribeToNewsletter: boolean;
    };
    update(part: { readonly alert: Message }): void;
  };
  readonly settings: { readonly consents: ConsentSettings; readonly paymentAddress: string };
  readonly products: ProductRepository;
  /** Called when the purchase couldn't be started. */
  readonly trackFailure: (failure: string) => void;
}

/** Goes to the payment application. Nothing is bought yet: the visitor may come back and press again. */
export async function payForMembership(
  flow: PurchaseContext,
  { firstName, lastName, email, phone }: Contact,
  corporate: ProductRequest['corporate'],
): Promise<void> {
  const { store, settings, analytics, navigation, visitor } = flow;
  const { selectedFacility: club, plan, subscribeToNewsletter } = store.state;
  if (club === null || plan === null) return;
  const { facilityId, name } = club;
  const asks = asksForNewsletter(settings.consents, club.country, visitor.country());
  const begun = await beginPurchase(flow, {
    corporate,
    buyer: { firstName, lastName, email, phone, newsletter: asks ? subscribeToNewsletter : true },
    isUserLoggedIn: false,
    club: { facilityId, name },
    plan,
  });
  if (begun.err) {
    flow.trackFailure(begun.val.kind);
    store.update({ alert: limitMessage(begun.val, { key: 'processing' }) });
    return;
  }
  analytics.record({ name: 'purchase_begun', facilityId, planId: plan.planId });
  navigation.load(settings.paymentAddress);
}
