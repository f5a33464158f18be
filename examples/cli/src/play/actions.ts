/**
 * What each action of a scenario does in the world: one function an action, in the order of the schema. Each answers
 * why it could not be done, or null.
 */
import { defaultPlanSourceSettings, returnPathKey } from '@foyer/core';

import { type FieldName, fields } from '../scenario/fields.ts';
import { durationMs } from '../scenario/virtual-time.ts';
import type { ActionName, Step } from '../scenario/step.schema.ts';
import { doAccountActions } from './account-actions.ts';
import { addressOf, withToken } from './address-of.ts';
import { beginPurchase } from './begin-purchase.ts';
import { buttons, pressOnMembersPage } from './buttons.ts';
import { clubNamed } from './club-named.ts';
import { toFaults } from './faults.ts';
import { findWantedSlot } from './find-slot.ts';
import { deviceAnswer } from './locate.ts';
import { membersToken } from './members-token.ts';
import { Mismatch } from './mismatch.ts';
import { bookForAnother } from './other-visitor.ts';
import { codeToType } from './mailbox.ts';
import type { Page } from './page.ts';
import { payAs } from './pay.ts';
import { ownAddress } from './own-address.ts';
import { passTime, settleDown } from './passing-time.ts';
import { spoilStorage } from './spoil-storage.ts';
import { questionsOf } from './survey-words.ts';
import { someone } from './visitors.ts';
import { withClubIds } from './with-club-ids.ts';
import type { World } from './world.ts';

/** How long a partner's word of itself stays, in s. */
const partnerSeconds = 86_400;

type Given<Name extends ActionName> = NonNullable<Step[Name]>;
type Outcome = Mismatch | null | Promise<Mismatch | null>;

export const doActions: {
  readonly [Name in ActionName]: (world: World, given: Given<Name>) => Outcome;
} = {
  async open(world, given) {
    const address = typeof given === 'string' ? withClubIds(world, given) : addressOf(world, given);
    const whose = typeof given === 'string' ? undefined : given.token;
    const token = whose === undefined ? null : await membersToken(world, whose);
    if (token instanceof Mismatch) return token;
    world.open(token === null ? address : withToken(address, token));
    return null;
  },

  fill: (world, given) =>
    onPage(world, (page) => {
      const typed = given === 'someone' ? someone(world.random) : given;
      const filled: Partial<Record<FieldName, string>> = { ...world.typed };
      world.typed = filled;
      const asked = new Set(page.flow.getSnapshot().fields.map((field) => field.name));
      for (const [name, words] of Object.entries(typed) as [FieldName, string][]) {
        const field = fields[name];
        const value = ownAddress(world, name, words);
        if (!asked.has(field)) {
          if (given === 'someone') continue;
          return new Mismatch([name], 'the form does not ask for this', [...asked], name);
        }
        page.flow.focusField();
        if (field === 'phone_number') page.flow.changePhone({ value, caret: value.length });
        else page.flow.changeField(field, value);
        page.flow.leaveField(field);
        filled[name] = page.flow.getSnapshot().state.contactInput[field];
      }
      return null;
    }),

  'choose-club': (world, name) =>
    onPage(world, async (page) => {
      page.does(page.clubs.load());
      await settleDown(world);
      const { status, clubs } = page.clubs.getSnapshot();
      const { facilityId } = clubNamed(world, name);
      const club = clubs.find((one) => one.facilityId === facilityId);
      if (club === undefined) {
        return new Mismatch([], 'the club can not be chosen', facilityId, `club list: ${status}`);
      }
      page.does(page.flow.chooseClub(club));
      return null;
    }),

  'opt-in': (world, given) =>
    onPage(world, ({ flow }) => {
      if (given['text-alerts'] !== undefined) flow.setTextAlerts(given['text-alerts']);
      if (given.newsletter !== undefined) flow.setNewsletter(given.newsletter);
      return null;
    }),

  press(world, given) {
    const { button, times = 1 } = typeof given === 'string' ? { button: given } : given;
    if (world.memberPage !== null) return pressOnMembersPage(world.memberPage, button, times);
    return onPage(world, (page) => {
      for (let press = 0; press < times; press += 1) {
        const pressed = buttons[button](page, world);
        if (pressed === null) {
          return new Mismatch(
            [],
            'the page has no such button',
            button,
            'the page of another flow',
          );
        }
        page.does(pressed);
      }
      return null;
    });
  },

  pick: (world, given) =>
    onPage(world, ({ flow, visit }) => {
      const { plan = null, alternatives = [] } = flow.getSnapshot().times ?? {};
      if (plan === null) return new Mismatch([], 'no times are shown', 'times', 'none');
      const { alternative } = given;
      const slot =
        alternative === undefined
          ? findWantedSlot(plan, given, world.random)
          : (alternatives[alternative - 1] ??
            new Mismatch(['alternative'], 'that is not offered', alternative, alternatives.length));
      if (slot instanceof Mismatch) return slot;
      visit?.selectTime(slot);
      return null;
    }),

  answer: (world, given) =>
    onPage(world, ({ flow, visit }) => {
      const step = flow.getSnapshot().state.personalizeOptionsStep;
      const options = questionsOf(world).find((one) => one.step === step)?.options ?? [];
      for (const words of typeof given === 'string' ? [given] : given) {
        const option = options.find(({ label }) => label === words);
        if (option === undefined) {
          const labels = options.map(({ label }) => label);
          return new Mismatch([], 'the survey does not offer this answer', words, labels);
        }
        visit?.answerSurvey(option.answerId);
      }
      return null;
    }),

  explain: (world, words) =>
    onPage(world, ({ visit }) => {
      visit?.explainSurvey(words);
      return null;
    }),

  go(world, given) {
    if (given === 'reload' || world.isAtPayment) world.reload();
    else world.navigation[given]();
    return null;
  },

  async wait(world, given) {
    await passTime(world, durationMs(given));
    return null;
  },

  'another-visitor-books': (world, given) =>
    onPage(world, async ({ flow }) => {
      const { state, times } = flow.getSnapshot();
      const club = state.selectedFacility;
      if (times?.plan == null || club === null) {
        return new Mismatch([], 'no times are shown', 'times of a club', 'none');
      }
      const chosen = state.selectedAppointment?.startsAt;
      const slot =
        given === 'same'
          ? (times.plan.days.flatMap((day) => day.slots).find((one) => one.startsAt === chosen) ??
            new Mismatch([], 'the visitor has chosen no time', 'a chosen time', 'none'))
          : findWantedSlot(times.plan, given, world.random);
      return slot instanceof Mismatch ? slot : bookForAnother(world, club, slot);
    }),

  faults(world, given) {
    world.network.setFaults(toFaults(given));
    return null;
  },

  storage(world, given) {
    spoilStorage(world.local, given);
    return null;
  },

  location(world, given) {
    world.geolocation.answer = deviceAnswer(given);
    return null;
  },

  member(world, given) {
    const hourMs = 3_600_000;
    if (given === 'signed-out') world.memberSession.signOut();
    else world.memberSession.signIn(given === 'signed-in' ? hourMs : -1);
    return null;
  },

  'begin-purchase': (world, name) => beginPurchase(world, clubNamed(world, name), world.cookies),

  'came-from'(world, path) {
    world.session.write(returnPathKey, path).unwrap();
    return null;
  },

  tab(world, name) {
    world.turnTo(name);
    return null;
  },

  'type-code': (world, given) =>
    onPage(world, async ({ corporate }) => {
      if (corporate === null) return new Mismatch([], 'the page has no boxes', 'a code', 'none');
      const code = await codeToType(world, given);
      if (code instanceof Mismatch) return code;
      // As people do who try again: what stood there is taken away first.
      corporate.changeCode('');
      corporate.changeCode(code);
      return null;
    }),

  'choose-plan': (world, name) =>
    onPage(world, ({ flow, corporate, join }) => {
      const list = flow.getSnapshot().plans?.list ?? [];
      const offered = list.find(({ plan }) => plan.name === name);
      if (offered === undefined) {
        const names = list.map(({ plan }) => plan.name);
        return new Mismatch([], 'no such plan is offered', name, names);
      }
      (corporate ?? join)?.choosePlan(offered.plan.planId);
      return null;
    }),

  pay: (world, given) => payAs(world, given),

  'came-by'(world, partner) {
    const { sourceCookie } = defaultPlanSourceSettings;
    world.cookies.write(sourceCookie, partner, partnerSeconds);
    return null;
  },

  ...doAccountActions,

  'move-to'(world, given) {
    world.visitor.zone = given;
    return null;
  },
};

function onPage(world: World, act: (page: Page) => Outcome): Outcome {
  return world.page === null
    ? new Mismatch([], 'no page is open', 'a step with open before this one', 'none')
    : act(world.page);
}
