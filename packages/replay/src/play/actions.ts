/** What each action of a scenario does: one function per action, in the order of the schema. */
import { corporateJoinStorageKey } from '@foyer/core/corporate';
import { standardJoinStorageKey } from '@foyer/core/join';
import type { Coordinates, LocationFailure } from '@foyer/core/kernel';
import { leadFlowStorageKey, returnPathKey } from '@foyer/core/lead';
import { defaultPlanSourceSettings } from '@foyer/core/plans';
import { type FakeKeyValueStore } from '@foyer/core/testing';
import { signAgreement } from '@foyer/core/testing/members';

import type { LocationAnswer, StorageCondition } from '../scenario/faults.schema.ts';
import { durationMs, type FieldName, fields } from '../scenario/parts.schema.ts';
import type { ActionName, Given } from '../scenario/step.schema.ts';
import { doAccountActions } from './account-actions.ts';
import { buttons, pressOnMemberPage } from './buttons.ts';
import { codeToType } from './dev-tools.ts';
import { findWantedSlot } from './find-slot.ts';
import { Mismatch } from './play-scenario.ts';
import {
  beginPurchase,
  bookForAnother,
  changeOnAnotherDevice,
  newInvitation,
  sessionToken,
} from './out-of-band.ts';
import type { Page } from './page.ts';
import { payAs } from './pay.ts';
import { addressOf, clubNamed, questionsOf, withClubIds, withToken } from './site.ts';
import { ownAddress, someone } from './run.ts';
import { type Environment, passTime, settle } from './environment.ts';

/** How long a partner's cookie lasts, in s. */
const partnerCookieSeconds = 86_400;

export const doActions: {
  readonly [Name in ActionName]: (env: Environment, given: Given<Name>) => void | Promise<void>;
} = {
  async open(env, given) {
    const address = typeof given === 'string' ? withClubIds(env, given) : addressOf(env, given);
    const whose = typeof given === 'string' ? undefined : given.token;
    const token = whose === undefined ? null : await sessionToken(env, whose);
    env.open(token === null ? address : withToken(address, token));
  },

  fill(env, given) {
    const { flow } = pageOf(env).at;
    const typed = given === 'someone' ? someone(env.random) : given;
    const filled: Partial<Record<FieldName, string>> = { ...env.typed };
    env.typed = filled;
    const asked = new Set(flow.getSnapshot().fields.map((field) => field.name));
    for (const [name, text] of Object.entries(typed) as [FieldName, string][]) {
      const field = fields[name];
      const value = ownAddress(env, name, text);
      if (!asked.has(field)) {
        if (given === 'someone') continue;
        throw new Mismatch([name], 'the form does not have this field', [...asked], name);
      }
      flow.focusField();
      if (field === 'phone_number') flow.changePhone({ value, caret: value.length });
      else flow.changeField(field, value);
      flow.leaveField(field);
      filled[name] = flow.getSnapshot().state.contactInput[field];
    }
  },

  async 'choose-club'(env, name) {
    const page = pageOf(env);
    page.track(page.at.clubs.load());
    await settle(env);
    const { status, clubs } = page.at.clubs.getSnapshot();
    const { facilityId } = clubNamed(env, name);
    const club = clubs.find((one) => one.facilityId === facilityId);
    if (club === undefined) {
      throw new Mismatch([], 'the club is not listed', facilityId, `club list: ${status}`);
    }
    page.track(page.at.flow.chooseClub(club));
  },

  'opt-in'(env, given) {
    const { flow } = pageOf(env).at;
    if (given['text-alerts'] !== undefined) flow.setTextAlerts(given['text-alerts']);
    if (given.newsletter !== undefined) flow.setNewsletter(given.newsletter);
  },

  press(env, given) {
    const { button, times = 1 } = typeof given === 'string' ? { button: given } : given;
    if (env.memberPage !== null) {
      pressOnMemberPage(env.memberPage, button, times);
      return;
    }
    const page = pageOf(env);
    for (let press = 0; press < times; press += 1) {
      const pressed = buttons[button]?.(page.at, env);
      if (pressed == null) {
        throw new Mismatch([], 'the page has no such button', button, 'another flow’s page');
      }
      page.track(pressed);
    }
  },

  pick(env, given) {
    const { shown, at } = pageOf(env);
    const { plan = null, alternatives = [] } = shown.times ?? {};
    if (plan === null) throw new Mismatch([], 'no times are shown', 'times', 'none');
    const { alternative } = given;
    const slot =
      alternative === undefined
        ? findWantedSlot(plan, given, env.random)
        : alternatives[alternative - 1];
    if (slot === undefined) {
      const offered = alternatives.length;
      throw new Mismatch(['alternative'], 'that is not offered', alternative, offered);
    }
    at.visit?.selectTime(slot);
  },

  answer(env, given) {
    const { shown, at } = pageOf(env);
    const step = shown.state.personalizeOptionsStep;
    const options = questionsOf(env).find((one) => one.step === step)?.options ?? [];
    for (const text of typeof given === 'string' ? [given] : given) {
      const option = options.find(({ label }) => label === text);
      if (option === undefined) {
        const labels = options.map(({ label }) => label);
        throw new Mismatch([], 'the survey does not offer this answer', text, labels);
      }
      at.visit?.answerSurvey(option.answerId);
    }
  },

  explain(env, text) {
    pageOf(env).at.visit?.explainSurvey(text);
  },

  go(env, given) {
    if (given === 'reload' || env.tab.isAtPayment) env.reload();
    else env.tab.navigation[given]();
  },

  async wait(env, given) {
    await passTime(env, durationMs(given));
  },

  async 'another-visitor-books'(env, given) {
    const { state, times } = pageOf(env).shown;
    const club = state.selectedFacility;
    if (times?.plan == null || club === null) {
      throw new Mismatch([], 'no times are shown', 'times of a club', 'none');
    }
    const chosen = state.selectedAppointment?.startsAt;
    const slot =
      given === 'same'
        ? times.plan.days.flatMap((day) => day.slots).find((one) => one.startsAt === chosen)
        : findWantedSlot(times.plan, given, env.random);
    if (slot === undefined) {
      throw new Mismatch([], 'the visitor has chosen no time', 'a chosen time', 'none');
    }
    await bookForAnother(env, club, slot);
  },

  'on-another-device': changeOnAnotherDevice,

  faults(env, given) {
    env.network.setFaults(given);
  },

  storage(env, given) {
    storageConditions[given](env.tab.local);
  },

  location(env, given) {
    env.geolocation.answer = deviceAnswer(given);
    env.geolocation.allowed = typeof given !== 'string' && given.allowed === true;
  },

  member(env, given) {
    const hourMs = 3_600_000;
    if (given === 'signed-out') env.memberSession.signOut();
    else env.memberSession.signIn(given === 'signed-in' ? hourMs : -1);
  },

  'begin-purchase': (env, name) => beginPurchase(env, clubNamed(env, name)),

  'came-from'(env, path) {
    env.tab.session.write(returnPathKey, path).unwrap();
  },

  tab(env, name) {
    env.turnTo(name);
  },

  async 'type-code'(env, given) {
    const { corporate } = pageOf(env).at;
    if (corporate === null) throw new Mismatch([], 'no code is asked for', 'a code', 'none');
    const code = await codeToType(env, given);
    // A retry has to clear the boxes first.
    corporate.changeCode('');
    corporate.changeCode(code);
  },

  async 'type-invitation'(env, given) {
    const { corporate } = pageOf(env).at;
    if (corporate === null) throw new Mismatch([], 'no code is asked for', 'a code', 'none');
    const fixed = given === 'wrong' ? 'AAAAA-AAAAA' : given;
    corporate.changeInvitation(given === 'new' ? await newInvitation(env) : fixed);
  },

  'choose-plan'(env, name) {
    const { shown, at } = pageOf(env);
    const list = shown.plans?.list ?? [];
    const offered = list.find(({ plan }) => plan.name === name);
    if (offered === undefined) {
      const names = list.map(({ plan }) => plan.name);
      throw new Mismatch([], 'no such plan is offered', name, names);
    }
    (at.corporate ?? at.join)?.plans.choose(offered.plan.planId);
  },

  sign(env, signature) {
    // A chain without an agreement.
    if (env.tab.isAtPayment) return;
    const page = pageOf(env);
    const flow = page.at.corporate ?? page.at.join;
    if (flow?.getSnapshot().agreement.status !== 'ready') {
      throw new Mismatch([], 'no agreement is shown', 'an agreement', 'none');
    }
    signAgreement(flow, { signature });
    page.track(flow.agreement.sign());
  },

  pay: payAs,

  'came-by'(env, partner) {
    const { sourceCookie } = defaultPlanSourceSettings;
    env.cookies.write(sourceCookie, partner, partnerCookieSeconds);
  },

  ...doAccountActions,

  'move-to'(env, given) {
    env.visitor.zone = given;
  },
};

function pageOf({ page }: Environment): Page {
  if (page !== null) return page;
  throw new Mismatch([], 'no page is open', 'an `open` step before this one', 'none');
}

/** The device's next response for a scenario's value. */
function deviceAnswer(wanted: LocationAnswer): Coordinates | LocationFailure | 'hangs' {
  if (typeof wanted !== 'string') return wanted;
  return wanted === 'timeout' ? 'hangs' : { kind: wanted, message: `Location is ${wanted}.` };
}

/** Each sets the condition of the browser's storage, or damages the flows' stored state. */
const storageConditions: Readonly<Record<StorageCondition, (store: FakeKeyValueStore) => void>> = {
  working: (store) => store.restore(),
  full: (store) => store.fill(),
  blocked: (store) => store.block(),
  unreadable: (store) => rewrite(store, (text) => text.slice(0, Math.floor(text.length / 2))),
  tampered: (store) => rewrite(store, (text) => text.replace('"step":', '"step":9')),
  older: (store) => rewrite(store, (text) => text.replace(/"version":\d+/, '"version":0')),
};

/** Writes from another tab, so that this tab's own condition doesn't matter. */
function rewrite(store: FakeKeyValueStore, damage: (text: string) => string): void {
  for (const key of [leadFlowStorageKey, corporateJoinStorageKey, standardJoinStorageKey]) {
    const text = store.entries()[key];
    if (text !== undefined) store.openTab().write(key, damage(text)).unwrap();
  }
}
