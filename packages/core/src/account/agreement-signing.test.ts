import { describe, expect, it } from 'vitest';

import { startInput } from '../forms/form.ts';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { addOnAgreementId } from './agreement-repository.port.ts';
import { FakeAgreementRepository } from '../../testing/fakes/agreement-repository.fake.ts';
import { agreementForm, AgreementSigning } from './agreement-signing.ts';
import { aMember, type FakeMember } from '../../testing/builders/member.builder.ts';

const withoutAddOn = aMember({
  addOn: { hamptonsAgreementStatusId: '1', hasHamptonsAddOnAgreement: false },
});
const signature = 'Grace Hopper';

function aSigning(member: FakeMember = withoutAddOn, agreementId = addOnAgreementId) {
  const account = anAccount(member);
  const agreements = new FakeAgreementRepository(account.members);
  const signing = new AgreementSigning(agreementId, {
    agreements,
    account: account.load,
    session: account.session,
    logger: account.logger,
  });
  return { ...account, agreements, signing };
}

describe('an agreement', () => {
  it('AC-08 HT-44 is read in its current version at the member’s home club', async () => {
    const { signing } = aSigning();
    expect(signing.getSnapshot()).toEqual({ status: 'loading' });
    await signing.load();
    expect(signing.getSnapshot()).toMatchObject({
      status: 'ready',
      agreement: { version: '4', signedAt: null },
      isNewer: false,
      isJustSigned: false,
    });
  });

  it('HT-44 is read in an earlier version on request', async () => {
    const { load, session, logger, agreements } = aSigning();
    const dependencies = { agreements, account: load, session, logger };
    const earlier = new AgreementSigning(addOnAgreementId, { ...dependencies, version: '1' });
    await earlier.load();
    expect(earlier.getSnapshot()).toMatchObject({ status: 'ready', agreement: { version: '1' } });
  });

  it('AC-08 HT-45 AC-04 once signed, it shows when, and so does the account’s add-on card', async () => {
    const { signing, load, clock } = aSigning();
    await load.execute();
    expect(load.getSnapshot().addOn).toMatchObject({
      value: { hasHamptonsAddOnAgreement: false },
    });
    await signing.load();
    expect((await signing.sign({ signature })).ok).toBe(true);
    const signed = signing.getSnapshot();
    expect(signed).toMatchObject({ isJustSigned: true, agreement: { version: '4' } });
    const at = signed.status === 'ready' ? signed.agreement.signedAt : null;
    expect(at?.equals(clock.now())).toBe(true);
    expect(load.getSnapshot().addOn).toMatchObject({
      value: { hasHamptonsAddOnAgreement: true },
    });
    await signing.load();
    expect(signing.getSnapshot()).toMatchObject({
      isJustSigned: false,
      agreement: signed.status === 'ready' && signed.agreement,
    });
  });

  it('HT-45 an outdated version is not signed; the member is shown the newer one and told why', async () => {
    const { signing, agreements, load } = aSigning();
    agreements.versions = ['1'];
    await signing.load();
    agreements.versions = ['2', '1'];
    expect((await signing.sign({ signature })).val).toEqual({ key: 'agreementChanged' });
    expect(signing.getSnapshot()).toMatchObject({
      agreement: { version: '2', signedAt: null },
      isNewer: true,
      isJustSigned: false,
    });
    expect((await signing.sign({ signature })).ok).toBe(true);
    expect(signing.getSnapshot()).toMatchObject({ isNewer: false, isJustSigned: true });
    expect(load.getSnapshot().addOn).toMatchObject({ status: 'ready' });
  });

  it('HT-45 if the newer version fails to load, the earlier one stays so that the member can retry', async () => {
    const { signing, agreements } = aSigning();
    agreements.versions = ['1'];
    await signing.load();
    agreements.versions = ['2', '1'];
    agreements.faults.failNext('read', { kind: 'network' });
    expect((await signing.sign({ signature })).val).toEqual({ key: 'callUnreachable' });
    expect(signing.getSnapshot()).toMatchObject({ agreement: { version: '1' } });
  });

  it('HT-44 an unknown agreement shows a message without a retry', async () => {
    const { signing } = aSigning(withoutAddOn, 'nothing');
    await signing.load();
    expect(signing.getSnapshot()).toEqual({
      status: 'failed',
      message: { key: 'agreementUnknown' },
      canRetry: false,
    });
  });

  it('HT-44 another member’s agreement shows its own message', async () => {
    const { signing, agreements } = aSigning();
    agreements.faults.failNext('read', {
      kind: 'rejected',
      status: 403,
      code: 'NOT_YOURS',
      field: 'memberId',
    });
    await signing.load();
    expect(signing.getSnapshot()).toMatchObject({
      message: { key: 'agreementNotYours' },
      canRetry: false,
    });
  });

  it('PR-04: an add-on that the plan excludes shows so, with the home club that can help', async () => {
    const { signing } = aSigning(aMember({ addOn: null }));
    await signing.load();
    expect(signing.getSnapshot()).toEqual({ status: 'excluded', facilityId: '101' });
  });

  it('PR-04: a plan that changed meanwhile refuses the signature, and the form goes away', async () => {
    const { signing, members } = aSigning();
    await signing.load();
    members.put(aMember({ addOn: null }));
    expect((await signing.sign({ signature })).val).toEqual({ key: 'agreementExcluded' });
    expect(signing.getSnapshot()).toEqual({ status: 'excluded', facilityId: '101' });
  });

  it('HT-44 a member without a home club has no agreement to read', async () => {
    const { profile } = withoutAddOn;
    const { signing } = aSigning({
      ...withoutAddOn,
      profile: profile && { ...profile, homeFacilityId: null },
    });
    await signing.load();
    expect(signing.getSnapshot()).toMatchObject({
      message: { key: 'agreementNoClub' },
      canRetry: false,
    });
  });

  it.each(['read', 'profile'] as const)(
    'AC-05 if loading the %s fails, the failure is shown and logged and can be retried',
    async (call) => {
      const { signing, agreements, accounts, logger } = aSigning();
      const down = { kind: 'server-error', status: 503 } as const;
      if (call === 'read') agreements.faults.failNext('read', down);
      else accounts.faults.failNext('profile', down);
      await signing.load();
      expect(signing.getSnapshot()).toEqual({
        status: 'failed',
        message: { key: 'callFailed' },
        canRetry: true,
      });
      expect(logger.entries).toContainEqual({
        level: 'warn',
        event: 'agreement-call-failed',
        fields: { failure: 'server-error' },
      });
      await signing.load();
      expect(signing.getSnapshot().status).toBe('ready');
    },
  );

  it('AC-06 an expired token ends the session', async () => {
    const { signing, members, session } = aSigning();
    await signing.load();
    members.endSessions('901001');
    expect((await signing.sign({ signature })).err).toBe(true);
    expect(session.getSnapshot().status).toBe('expired');
  });

  it('AC-05 HT-45 a name that the back end refuses is an error at its field', async () => {
    const { signing } = aSigning();
    await signing.load();
    expect((await signing.sign({ signature: ' ' })).val).toEqual({
      field: 'signature',
      message: { key: 'nameMalformed' },
    });
  });

  it('HT-44 the answer to an abandoned load is ignored', async () => {
    const { signing, agreements, clock } = aSigning();
    agreements.faults.delayNext('read', 3_000);
    const late = signing.load();
    await clock.advanceAndSettle(0);
    signing.close();
    await clock.advanceAndSettle(3_000);
    await late;
    expect(signing.getSnapshot()).toEqual({ status: 'loading' });
  });
});

describe('the signature form', () => {
  it('HT-45 needs a name and the consent checkbox', () => {
    const form = agreementForm('2');
    expect(form.check(startInput(form)).errors).toEqual({
      signature: { key: 'fillOut' },
      'consent-2': { key: 'agreementConsent' },
    });
    const input = startInput(form, { signature: ' Grace Hopper ', 'consent-2': 'yes' });
    expect(form.check(input).values).toEqual({ signature });
  });

  it('HT-45 consent to one version doesn’t carry over to the next, but the name does', () => {
    const next = agreementForm('3');
    const input = startInput(next, { signature, 'consent-2': 'yes' });
    expect(input).toEqual({ signature, 'consent-3': '' });
  });
});
