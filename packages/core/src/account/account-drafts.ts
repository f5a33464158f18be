import { FormDraft, type FormDraftPorts } from '../forms/form-draft.ts';
import type { AccountSession } from './account-session.ts';

/** The account's forms whose typing is kept over a reload and over a login in between. AC-05 */
export const accountDrafts = ['account-details', 'account-profile'] as const;

export type AccountDraft = (typeof accountDrafts)[number];

/** Session-storage key of the member whose typing is kept. */
const ownerKey = 'foyer:draft-owner';

/** Forgets what was typed in the account's forms as soon as the member signs out. Answers a function that ends it. */
export function forgetDraftsAtSignOut(session: AccountSession, ports: FormDraftPorts): () => void {
  return session.subscribe(() => {
    if (session.getSnapshot().status === 'signed-out') forgetDrafts(ports);
  });
}

/**
 * Says whose typing may be shown: what somebody else left behind in this tab, whose session ended by itself, is
 * forgotten. `owner` is the member's own id at the back end.
 */
export function claimDrafts(owner: string, ports: FormDraftPorts): void {
  if (ports.store.read(ownerKey) === owner) return;
  forgetDrafts(ports);
  // Where nothing can be kept, no typing is either.
  ports.store.write(ownerKey, owner).unwrapOr(undefined);
}

function forgetDrafts(ports: FormDraftPorts): void {
  for (const name of accountDrafts) new FormDraft(name, ports).clear();
  ports.store.remove(ownerKey);
}
