import { type Call, contract } from '@foyer/adapters-http/wire';
import type { Temporal } from '@foyer/core';
import { Secret, TOTP } from 'otpauth';

import { accountOfMember, changeAccount } from '../account/account-table.ts';
import { beginSession } from '../account/session-table.ts';
import { issueVoucher } from '../account/voucher-table.ts';
import { insertRow } from '../database/rows.ts';
import { deskToken } from '../desk/desk-token.ts';
import { instantText } from '../http/request-time.ts';
import { aDayPassBody, payForGift } from './orders.ts';
import { type GoodRequests, goodRequests } from './good-requests.ts';
import { aHeldPrice } from './held-price.ts';
import { aLeadBody, aReferralBody, aVisitBody } from './lead-bodies.ts';
import { codesMailedTo, linksMailedTo, mailedTo, trialsMailedTo } from './mails.ts';
import { aMemberWithLogin, aNewMember, aToken, sendAs } from './members.ts';
import { confirmationIn, goodCard, sendForm } from './payment.ts';
import { aStandardProductToken } from './joins.ts';
import { SoftwarePasskey } from './software-passkey.ts';
import type { TestApi } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** A request that the API does, in the database in which it was arranged. */
export interface MatrixRequest {
  readonly name: string;
  readonly call: Call;
  readonly request: {
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  /** The session of the member who sends it. */
  readonly token: string;
}

type Bodies = Partial<{ [Name in keyof GoodRequests]: unknown }>;

/** Arranges what each call of the contract needs: visits, mailed links, codes and tokens that really exist. */
export async function arrangeRequests(api: TestApi): Promise<readonly MatrixRequest[]> {
  const { database, secret, clock } = api;
  const { aLeadAt, book, timesAt } = visitRequests(api);
  const now = clock.now();
  const newestIn = async (email: string, link: RegExp) =>
    (await mailedTo(api, email, link)).at(-1) ?? '';
  const post = async (path: string, body: object) => (await api.send('POST', path, body)).body;
  const [nine, later] = ['2026-11-23T09:00:00-05:00', '2026-11-24T09:00:00-05:00'];
  const asked = goodRequests();

  const grace = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
  await beginSession(database, secret, 'account-901001', now);
  const { sessions } = contract.listSessions.answer.parse(
    (await sendAs(api, grace, 'GET', contract.listSessions.path)).body,
  );
  const alan = await aToken(api, await aMemberWithLogin(api, '901002', 'alan'));
  const moved = { ...asked.updateAccountInformation.body, currentPassword: 'Quiet_Hours1' };
  const path = contract.updateAccountInformation.path;
  await sendAs(api, alan, 'PUT', path, { ...moved, email: 'alan.new@mail.example' });
  const [emailLink] = await linksMailedTo(api, 'alan.new@mail.example');
  const social = await accountOfMember(database, '901002');
  await changeAccount(database, social?.id ?? '', { social_id: 'FB-2' });

  const newcomer = await aNewMember(api);
  await post(contract.signUpWithEmail.path, newcomer);
  const [activation] = await linksMailedTo(api, newcomer.email);

  const lead = await aLeadAt('101', 'lead@mail.example');
  const known = { TokenId: null, TransactionId: lead.transactionId };
  const booked = await aLeadAt('103', 'booked@mail.example');
  const visitOf = { TokenId: null, TransactionId: booked.transactionId };
  await book(booked.transactionId, nine);
  const link = contract.getVisitLink.answer.parse(await post(contract.getVisitLink.path, visitOf));
  const visit = { token: link.visit?.token ?? '' };
  const held = await aLeadAt('104', 'held@mail.example');
  const hold = { FacilityId: '104', minutes: 10, ScheduledVisitTime: nine };
  await api.send('PUT', contract.holdTime.path, { TransactionId: held.transactionId, ...hold });

  const holder = await aLeadAt('102', 'holder@mail.example');
  await book(holder.transactionId, nine);
  const waiting = await aLeadAt('102', 'waiting@mail.example');
  const wait = { TransactionId: waiting.transactionId, FacilityId: '102' };
  await api.send('PUT', contract.joinWaitList.path, wait);
  const canceled = { TokenId: null, TransactionId: holder.transactionId };
  await api.send('DELETE', contract.cancelAppointment.path, canceled);
  const offer = { token: await newestIn('waiting@mail.example', /\/wait-list\/([\w-]+)/) };

  const invited = aReferralBody({
    emailAddress: 'friend@mail.example',
    referringId: 'R-1002',
    facilityKey: '105',
  });
  await post(contract.createReferral.path, invited);
  await book(invited.transactionId, nine);
  const together = { token: await newestIn('alan@mail.example', /\/visit\/with\/([\w-]+)/) };

  const [today = ''] = (await timesAt('106')).open;
  const guest = await aLeadAt('106', 'guest@mail.example');
  await book(guest.transactionId, today);
  // A visit in half an hour, which nobody can book.
  await database
    .updateTable('appointments')
    .set({ starts_at: instantText(now.add({ minutes: 30 })) })
    .where('facility_id', '=', '106')
    .execute();
  const soonOf = { TokenId: null, TransactionId: guest.transactionId };
  const soon = contract.getVisitLink.answer.parse(await post(contract.getVisitLink.path, soonOf));
  const desk = { token: await deskToken(secret, { facilityId: '106', day: '2026-11-20' }) };
  const day = contract.readDesk.answer.parse(await post(contract.readDesk.path, desk));

  const atDesk = contract.findDeskPeople.answer.parse(
    await post(contract.findDeskPeople.path, { ...desk, text: 'guest@' }),
  );

  await post(contract.verifyCorporateEmail.path, asked.verifyCorporateEmail.body);
  const [code] = await codesMailedTo(api, 'ada@globex.example');
  const { code: invitation } = (await post('/dev/invitations', { employer: 'acme' })) as {
    readonly code: string;
  };
  const change = { EmailAddress: 'changed@mail.example' };
  const kept = aLeadBody(change);
  await post(contract.createAbandonedLead.path, kept);
  const corporate = asked.updateCorporateLead.body;
  await post(contract.createCorporateLead.path, corporate);

  const wanted = { facilityId: '101', planId: '15', email: 'priced@mail.example' };
  const price = { token: await aHeldPrice(api, wanted) };
  const purchase = await aStandardProductToken(api, { email: 'buyer@mail.example' });
  const paid = confirmationIn(await sendForm(api, purchase, goodCard)) ?? '';
  const gift = contract.orderGiftCard.answer.parse(
    await post(contract.orderGiftCard.path, goodRequests().orderGiftCard.body),
  );
  const giftPaid = await payForGift(api, gift.result ?? '');
  const pass = contract.orderDayPass.answer.parse(
    await post(contract.orderDayPass.path, aDayPassBody({ email: 'day@mail.example' })),
  );
  const passPaid = confirmationIn(await sendForm(api, pass.result ?? '', goodCard)) ?? '';
  const [trial] = await trialsMailedTo(api, 'day@mail.example');

  const key = await beginSecondStep(api, alan);
  const cautious = await aNewMember(api);
  await post(contract.signUpWithEmail.path, cautious);
  const [token] = await linksMailedTo(api, cautious.email);
  const twoSteps = { username: 'edsger', password: 'Quiet_Hours1' };
  await post(contract.activateUser.path, { token, ...twoSteps });
  const guarded = await aToken(api, twoSteps);
  const guardedKey = await beginSecondStep(api, guarded);
  const confirm = { code: codeOf(guardedKey, now) };
  await sendAs(api, guarded, 'POST', contract.confirmSecondStep.path, confirm);
  const { challenge } = contract.signIn.answer.parse(await post(contract.signIn.path, twoSteps));

  const phone = new SoftwarePasskey('http://localhost:4173');
  await aPasskey(api, guarded, phone);
  const { passkeys } = contract.listPasskeys.answer.parse(
    (await sendAs(api, guarded, 'GET', contract.listPasskeys.path)).body,
  );
  const { options } = contract.beginPasskeySignIn.answer.parse(
    await post(contract.beginPasskeySignIn.path, {}),
  );
  const signature = await phone.sign(options);
  const tablet = await newPasskey(api, guarded, new SoftwarePasskey('http://localhost:4173'));

  const dataLink = { token: 'a-link-to-my-data' };
  await insertRow(database, 'privacy_links', {
    token_hash: await secret.mark('link', dataLink.token),
    email: 'lead@mail.example',
    created_at: instantText(now),
    expires_at: instantText(now.add({ hours: 1 })),
  });

  const voucherOf = (id: string) => issueVoucher(database, secret, id, now);
  const params: Bodies = {
    endSession: { sessionId: sessions.find(({ isThis }) => !isThis)?.id ?? '' },
    getDayPassOrder: { token: passPaid },
    getGiftOrder: { token: giftPaid },
    getMailedToken: { token: activation ?? '' },
    getProductDetails: { token: paid },
    removePasskey: { passkeyId: passkeys[0]?.id ?? '' },
    renamePasskey: { passkeyId: passkeys[0]?.id ?? '' },
    resendConfirmationEmail: {
      memberId: newcomer.memberId,
      email: newcomer.email,
      facilityId: '101',
      fullName: `${newcomer.firstName} ${newcomer.lastName}`,
    },
  };
  const bodies: Bodies = {
    acceptWaitOffer: offer,
    activateUser: { token: activation, username: 'early.riser', password: 'New_Morning2' },
    addPasskey: { name: 'My tablet', passkey: tablet },
    adoptSession: { token: grace, replace: false },
    cancelAppointment: visitOf,
    changeDeskPerson: {
      ...desk,
      personId: atDesk.people[0]?.id,
      change: { kind: 'withdraw', channel: 'text-alerts' },
    },
    cancelVisit: { ...visit, reason: 'A meeting came up' },
    confirmSecondStep: { code: codeOf(key, now) },
    erasePersonalData: dataLink,
    findDeskPeople: { ...desk, text: 'guest@' },
    // Each code works once, so this is the next one.
    finishSignIn: {
      challenge,
      code: codeOf(guardedKey, now.add({ seconds: 30 })),
      trustsBrowser: false,
    },
    getMailedPass: { token: trial },
    getVisitLink: visitOf,
    getWaitOffer: offer,
    holdTime: { TransactionId: lead.transactionId, ...hold, FacilityId: '101' },
    joinFriendsVisit: { ...together, facilityId: '105', startsAt: nine },
    joinWaitList: { TransactionId: lead.transactionId, FacilityId: '102' },
    leaveFriendsVisit: together,
    leaveWaitList: offer,
    linkSocialLogin: {
      facebookId: 'FB-1',
      accessToken: await voucherOf('FB-1'),
      currentPassword: 'Quiet_Hours1',
    },
    markVisit: { ...desk, visitId: day.visits[0]?.id, status: 'arrived' },
    moveVisit: { ...visit, facilityId: '103', startsAt: later },
    readDesk: desk,
    readDeskPerson: { ...desk, personId: atDesk.people[0]?.id },
    readPersonalData: dataLink,
    readFriendsVisit: together,
    readHeldPrice: price,
    readVisit: visit,
    releaseTime: { TransactionId: held.transactionId },
    reportLate: { token: soon.visit?.token, minutes: 10 },
    signInWithPasskey: signature.unwrap(),
    signInSocially: { facebookId: 'FB-2', accessToken: await voucherOf('FB-2') },
    turnOffVisitLink: visit,
    updateAbandonedLead: { ...kept, LastName: 'Hopper' },
    updateAccountInformation: { ...moved, email: 'grace.new@mail.example' },
    updateCorporateLead: { ...corporate, LastName: 'Hopper' },
    updateLead: aVisitBody(known.TransactionId, later),
    updatePassword: { currentPassword: 'Quiet_Hours1', newPassword: 'New_Morning2' },
    updateReferral: { ...invited, nameLast: 'Hopper' },
    updateUsername: { username: 'early.bird', currentPassword: 'Quiet_Hours1' },
    useEmailLink: { token: emailLink },
    useInvitation: { ...asked.useInvitation.body, code: invitation },
    verifyCorporateCode: { email: 'ada@globex.example', token: code },
  };
  const others: Readonly<Record<string, string>> = {
    resendEmailLink: alan,
    cancelEmailChange: alan,
    unlinkSocialLogin: alan,
    confirmSecondStep: alan,
    renewRecoveryCodes: guarded,
    addPasskey: guarded,
    renamePasskey: guarded,
    removePasskey: guarded,
  };
  return Object.entries<Call>(contract).map(([name, call]) => {
    const { [name as keyof GoodRequests]: request } = asked;
    const own = { params: params[name as never], body: bodies[name as never] };
    return {
      name,
      call,
      token: others[name] ?? grace,
      request: {
        ...request,
        ...(own.params !== undefined && { params: own.params }),
        ...(own.body !== undefined && { body: own.body }),
      } as MatrixRequest['request'],
    };
  });
}

/** Adds what this device makes to the account. */
async function aPasskey(api: TestApi, token: string, device: SoftwarePasskey): Promise<void> {
  const passkey = await newPasskey(api, token, device);
  const body = { name: 'My phone', passkey };
  await sendAs(api, token, 'POST', contract.addPasskey.path, body);
}

/** What this device makes for the account. */
async function newPasskey(api: TestApi, token: string, device: SoftwarePasskey) {
  const asked = { currentPassword: 'Quiet_Hours1' };
  const { body } = await sendAs(api, token, 'POST', contract.beginPasskey.path, asked);
  return (await device.create(contract.beginPasskey.answer.parse(body).options)).unwrap();
}

/** Returns the key of the authenticator app. */
async function beginSecondStep(api: TestApi, token: string): Promise<string> {
  const asked = { currentPassword: 'Quiet_Hours1' };
  const { body } = await sendAs(api, token, 'POST', contract.beginSecondStep.path, asked);
  return contract.beginSecondStep.answer.parse(body).secret;
}

function codeOf(key: string, at: Temporal.Instant): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.epochMilliseconds });
}
