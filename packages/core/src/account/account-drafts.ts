import { FormDraft, type FormDraftPorts } from '../forms/form-draft.ts';
import type { AccountSession } from './account-session.ts';

/** The account forms whose drafts survive a reload, and a sign-in in between. */
export const accountDrafts = ['account-details', 'account-profile'] as const;

/** Session-storage key of the member who owns the drafts. */
const ownerKey = 'foyer:draft-owner';

/** Deletes the account drafts at sign-out. Returns a function that stops listening. */
export function forgetDraftsAtSignOut(session: AccountSession, ports: FormDraftPorts): () => void {
  return session.subscribe(() => {
    if (session.getSnapshot().status === 'signed-out') forgetDrafts(ports);
  });
}

/** Makes a member, by their back-end id, the owner of this tab's drafts. Deletes those of another member. */
export function claimDrafts(owner: string, ports: FormDraftPorts): void {
  if (ports.store.read(ownerKey) === owner) return;
  forgetDrafts(ports);
  // If session storage is unavailable, there are no drafts to protect either.
  ports.store.write(ownerKey, owner).unwrapOr(undefined);
}

function forgetDrafts(ports: FormDraftPorts): void {
  for (const name of accountDrafts) new FormDraft(name, ports).clear();
  ports.store.remove(ownerKey);
}
