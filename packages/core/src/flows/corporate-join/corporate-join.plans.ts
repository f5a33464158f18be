import type { PlansWanted } from '../../corporate/corporate-repository.port.ts';
import { phoneParser } from '../engine/contact-fields.ts';
import { checkCorporateContact } from '../../forms/join-contact-form.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';
import { payForMembership } from '../shared/membership-purchase.ts';
import { OfferedPlans } from '../shared/offered-plans.ts';
import type { CorporateJoinContext } from './corporate-join.store.ts';
import { companyEmailOf, companyInputOf, type CorporateJoinState } from './corporate-join.state.ts';

export function createCorporatePlans(flow: CorporateJoinContext): OfferedPlans {
  const { store, corporate, logger } = flow;
  return new OfferedPlans({
    ...flow,
    question: () => {
      const { selectedFacility: club, corporateAccountId } = store.state;
      const contact = invitedContact(store.state);
      if (club === null || corporateAccountId === null) return null;
      const companyEmail = companyEmailOf(store.state);
      return {
        about: `${club.facilityId} ${corporateAccountId} ${companyEmail}`,
        club,
        ask: (signal) =>
          corporate.plans({ club, companyEmail, corporateAccountId, ...contact }, { signal }),
        onOffer: (offer) => {
          if (offer.success === null) logger.warn('plans-without-success');
          store.change({ type: 'plans-loaded', offer }, { persist: false });
        },
      };
    },
  });
}

/** Records the lead, if that's needed. Returns false if nothing can be bought: the membership is paid, in any tab. */
export async function preparePurchase(
  flow: CorporateJoinContext,
  recorder: RecordsLead,
): Promise<boolean> {
  const { store } = flow;
  const { plan, selectedFacility: club } = store.state;
  // Adopts a purchase from another tab. This also covers a page restored from the back/forward cache, which missed
  // all events.
  if (plan !== null) store.change({ type: 'plan-chosen', plan });
  if (store.state.confirmation !== null) {
    store.update({ payment: 'paid' });
    return false;
  }
  const isLeadCurrent =
    store.state.hasCreatedLead && store.state.recordedFacilityId === club?.facilityId;
  const recorded = club === null || isLeadCurrent ? null : await recorder.record(club);
  if (recorded?.err !== true) return true;
  store.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
  return false;
}

/** Goes to the payment application. */
export async function purchase(
  flow: CorporateJoinContext,
  parts: Parameters<typeof payForMembership>[3],
): ReturnType<typeof payForMembership> {
  const { store } = flow;
  const { contact } = checkCorporateContact(
    companyInputOf(store.state),
    flow.settings.nameRule,
    phoneParser(store),
  );
  const { companyName, corporateAccountId, corporateAgreementId, corporateContactId } = store.state;
  if (contact === null || corporateAccountId === null || corporateContactId === null) {
    return 'failed';
  }
  await recordChoice(flow, corporateAccountId);
  const employer = {
    companyEmail: contact.companyEmail,
    companyName: companyName ?? '',
    corporateAccountId,
    corporateAgreementId,
    corporateContactId,
  };
  return payForMembership(flow, contact, employer, parts);
}

/** Only for the records. The purchase names the plan again. */
async function recordChoice(
  { store, corporate, logger }: CorporateJoinContext,
  corporateAccountId: string,
): Promise<void> {
  const { plan, leadTransactionId: transactionId } = store.state;
  if (plan === null || transactionId === null) return;
  const { planId } = plan;
  const recorded = await corporate.choosePlan({
    transactionId,
    corporateAccountId,
    planId,
    ...invitedContact(store.state),
  });
  if (recorded.err) logger.warn('plan-choice-failed', { failure: recorded.val.kind });
}

/** The id that shows who the employer is, of someone whose address doesn't. */
function invitedContact({
  isInvited,
  corporateContactId,
}: CorporateJoinState): Pick<PlansWanted, 'corporateContactId'> {
  return isInvited && corporateContactId !== null ? { corporateContactId } : {};
}
