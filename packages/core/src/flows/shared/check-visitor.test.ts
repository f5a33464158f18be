import { describe, expect, it } from 'vitest';

import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { VisitorEnvironment, typeContact } from '../../../testing/builders/lead-flow.builder.ts';
import { aMember, aProspect, aSparseMember } from '../../../testing/builders/member.builder.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { createMessageCatalog, type Message } from '../../messages/catalog.ts';

type Flow = Parameters<typeof typeContact>[0] & {
  getSnapshot(): {
    readonly alert: Message | null;
    readonly state: { readonly contactInput: Readonly<Record<string, string>> };
  };
};

/** A flow whose form is shown, with a club chosen. */
interface Page {
  readonly browser: VisitorEnvironment;
  /** Loads the page, or loads it again. */
  readonly open: () => Promise<{ readonly flow: Flow; readonly submit: () => Promise<void> }>;
  readonly sentLeads: () => number;
  /** The message after a failed call. */
  readonly retry: string;
}

function leadPage(): Page {
  const browser = new VisitorEnvironment();
  return {
    browser,
    async open() {
      const flow = await browser.openPage();
      await browser.finish(flow.chooseClub(browser.club('101')));
      return { flow, submit: () => browser.finish(flow.submitVisit()) };
    },
    sentLeads: () => browser.backEnd.leads.length,
    retry: 'leadFailed',
  };
}

function standardPage(): Page {
  const env = new BuyerEnvironment();
  return {
    browser: env.browser,
    async open() {
      const flow = await env.openDetails();
      return { flow, submit: () => env.finish(flow.submit()) };
    },
    sentLeads: () => env.browser.backEnd.leads.length,
    retry: 'processing',
  };
}

function corporatePage(): Page {
  const env = new EmployeeEnvironment();
  return {
    browser: env.browser,
    async open() {
      const flow = await env.openPage();
      flow.changeField('company_email', env.companyEmail);
      await env.finish(flow.chooseClub(env.browser.club('101')));
      return { flow, submit: () => env.finish(flow.submit()) };
    },
    sentLeads: () => env.browser.backEnd.corporate.all.length,
    retry: 'processing',
  };
}

const ada = aProspect({
  id: 'p-1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada.byron@mail.example',
});
const alan = aSparseMember();
const textOf = createMessageCatalog({}, { product: 'Foyer Clubs' });

describe.each([
  ['the visit', leadPage],
  ['the standard join', standardPage],
  ['the corporate join', corporatePage],
])('in %s', (_name, pageOf) => {
  it('LC-11 a member is told so, and nothing is sent', async () => {
    const { browser, open, sentLeads } = pageOf();
    browser.signIn(aMember());
    const { flow, submit } = await open();
    typeContact(flow);
    await submit();
    const { alert } = flow.getSnapshot();
    expect(alert && textOf(alert)).toBe(
      "It looks like you're already a Foyer Clubs member. To learn more, please visit our Member Benefits page.",
    );
    expect(sentLeads()).toBe(0);
  });

  it('AC-13 a prospect finds the form filled in and goes on, and typed text stays', async () => {
    const { browser, open, sentLeads } = pageOf();
    const before = await open();
    before.flow.changeField('first_name', 'Augusta');
    browser.signIn(ada);
    const { flow, submit } = await open();
    expect(flow.getSnapshot().state.contactInput).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Byron',
      email_address: 'ada.byron@mail.example',
      postal_code: '',
    });
    flow.changePhone({ value: '2125550123', caret: 10 });
    await submit();
    expect(flow.getSnapshot().alert).toBeNull();
    expect(sentLeads()).toBe(1);
  });

  it('PG-291 a former member finds the form filled in and goes on', async () => {
    const { browser, open, sentLeads } = pageOf();
    browser.signIn({
      ...alan,
      profile: alan.profile && { ...alan.profile, membershipStatus: 'Cancelled' },
    });
    const { flow, submit } = await open();
    expect(flow.getSnapshot().state.contactInput).toMatchObject({
      first_name: 'Alan',
      email_address: 'alan@mail.example',
    });
    flow.changePhone({ value: '2125550123', caret: 10 });
    await submit();
    expect(flow.getSnapshot().alert).toBeNull();
    expect(sentLeads()).toBe(1);
  });

  it('AC-14 a frozen member is given their club’s number, and nothing is sent', async () => {
    const { browser, open, sentLeads } = pageOf();
    browser.signIn({
      ...alan,
      profile: alan.profile && { ...alan.profile, homeFacilityId: '102' },
    });
    const { flow, submit } = await open();
    typeContact(flow);
    await submit();
    const { name: club, phoneNumber: phone } = browser.club('102');
    const values = { club, phone, dial: '+17185550102' };
    expect(flow.getSnapshot().alert).toEqual({ key: 'membershipFrozen', values });
    expect(sentLeads()).toBe(0);
  });

  it('AC-13 a failed check is logged and loses nothing, and the next attempt works', async () => {
    const { browser, open, sentLeads, retry } = pageOf();
    browser.signIn(ada);
    const { flow, submit } = await open();
    typeContact(flow);
    browser.accounts.faults.failNext('information', { kind: 'timeout' });
    await submit();
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: retry },
      state: { contactInput: { first_name: 'Ada', last_name: 'Byron' } },
    });
    expect(sentLeads()).toBe(0);
    expect(browser.logger.entries).toContainEqual({
      level: 'warn',
      event: 'membership-not-checked',
      fields: { failure: 'timeout' },
    });
    await submit();
    expect(sentLeads()).toBe(1);
  });

  it('LC-11 a session that the back end ended counts as none', async () => {
    const { browser, open, sentLeads } = pageOf();
    browser.signIn(aMember());
    browser.members.endSessions(aMember().memberId);
    const { flow, submit } = await open();
    typeContact(flow);
    await submit();
    expect(sentLeads()).toBe(1);
  });
});
