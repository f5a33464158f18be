import { describe, expect, it } from 'vitest';

import { FormDraft } from '../forms/form-draft.ts';
import { usernameForm } from './details-form.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { claimDrafts, forgetDraftsAtSignOut } from './account-drafts.ts';

function aDraft() {
  const { clock, logger, session } = anAccount();
  const ports = { store: new FakeKeyValueStore(), clock, logger };
  forgetDraftsAtSignOut(session, ports);
  claimDrafts('U-1', ports);
  const draft = new FormDraft('account-details', ports);
  draft.save(usernameForm.fields, { username: 'half typ', currentPassword: '' });
  return { ports, session, left: () => draft.load(usernameForm.fields) };
}

describe('drafts of the account forms', () => {
  it('AC-05 survive an expired session, for the same member', () => {
    const { ports, session, left } = aDraft();
    session.end('expired');
    claimDrafts('U-1', ports);
    expect(left()).toEqual({ username: 'half typ' });
  });

  it('AC-02 AC-05 are never shown to another member', () => {
    const { ports, session, left } = aDraft();
    session.end('expired');
    claimDrafts('U-2', ports);
    expect(left()).toBe('none');
  });

  it('AC-05 are deleted when the member signs out', () => {
    const { session, left } = aDraft();
    session.end('signed-out');
    expect(left()).toBe('none');
  });
});
