import type { CheckMembership } from '../../account/check-membership.ts';
import type { Club } from '../../clubs/club.ts';
import type { ContactField, ContactInput } from '../../forms/contact-form.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import { isSignedIn, type MemberSession } from '../../kernel/member-session.port.ts';
import type { Message } from '../../messages/catalog.ts';

/** The part of a flow that the check needs. */
interface ChecksVisitor {
  readonly memberSession: MemberSession;
  readonly checkMembership?: Pick<CheckMembership, 'execute'> | null;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly store: {
    readonly state: {
      readonly contactInput: ContactInput;
      readonly selectedFacility: Club | null;
    };
    change(
      event: {
        readonly type: 'field-changed';
        readonly field: ContactField;
        readonly value: string;
      },
      options: { readonly persist: boolean },
    ): void;
  };
}

/**
 * Returns the reason why the visitor can't submit the form, or null if they can. Members can't. A prospect can, and
 * finds their empty fields filled in. `retry` is the reason if the check fails.
 */
export async function checkVisitor(
  { memberSession, checkMembership, clock, logger, store }: ChecksVisitor,
  retry: Message,
): Promise<Message | null> {
  if (!isSignedIn(memberSession, clock)) return null;
  if (checkMembership == null) return { key: 'alreadyMember' };
  const checked = await checkMembership.execute(store.state.selectedFacility);
  if (checked.err) {
    logger.warn('membership-not-checked', { failure: checked.val.kind });
    return retry;
  }
  const { contact, refusal } = checked.val;
  for (const [field, value] of Object.entries(contact) as [ContactField, string][]) {
    if (store.state.contactInput[field] !== '') continue;
    store.change({ type: 'field-changed', field, value }, { persist: false });
  }
  return refusal;
}
