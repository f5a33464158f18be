/** What snippets use without showing it: the core's fakes as a back end, and functions of the reader's own program. */
import { SystemClock } from '@foyer/adapters-browser';
import { createHttpClient } from '@foyer/adapters-http';
import {
  type Club,
  type ContactInput,
  type Message,
  Ok,
  type Result,
  visitPorts,
} from '@foyer/core';
import { Activity } from '@foyer/core/kernel';
import {
  aClub,
  FakeBackEnd,
  FakeClubRepository,
  FakeConsentLog,
  FakeCookieJar,
  FakeJoinContentRepository,
  FakeLeadRepository,
  FakeNavigation,
  FakeOpenTimesRepository,
  FakePlanRepository,
  FakeProductRepository,
  FakeVisitConfigurationRepository,
  SeededIdSource,
  someClubs,
} from '@foyer/core/testing';
import { ScheduleStep } from '@foyer/react';
import type { PropsWithChildren, ReactNode } from 'react';
import { Webhook } from 'standardwebhooks';

export const clock = new SystemClock();
export const ids = new SeededIdSource(1);
export const navigation = new FakeNavigation('/');
export const cookies = new FakeCookieJar(clock);

const backEnd = new FakeBackEnd({ clock });
export const leads = new FakeLeadRepository(backEnd);
export const clubs = new FakeClubRepository(backEnd);
export const openTimes = new FakeOpenTimesRepository(backEnd);
export const configuration = new FakeVisitConfigurationRepository(backEnd);
export const consentLog = new FakeConsentLog(backEnd);
export const plans = new FakePlanRepository(backEnd, cookies);
export const products = new FakeProductRepository(backEnd);
export const joinContent = new FakeJoinContentRepository(backEnd);

/** The visitor's answer in a cookie banner; null while there is none. */
export const readBanner = (_purpose: string): boolean | null => null;

export const own = {
  leads,
  clubs,
  openTimes,
  configuration,
  consentLog,
  clock,
  ids,
  navigation,
  cookies,
  products,
};
export const ports = visitPorts(own);

export const activity = new Activity(clock);
export const allClubs = someClubs;
export const typed: ContactInput = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada@',
  company_email: '',
  phone_number: '212-555-0123',
  postal_code: '',
};
export const sendGift = (_gift: object): Promise<Result<null, Message>> =>
  Promise.resolve(Ok(null));

process.env['FOYER_WEBHOOK_SECRET'] = `whsec_${btoa('a secret of the chain')}`;
export const rawBody = '{"type":"visit.booked"}';
const now = new Date();
export const headers = {
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(process.env['FOYER_WEBHOOK_SECRET']).sign('evt_1', now, rawBody),
};
declare global {
  var dataLayer: object[];
}
globalThis.dataLayer = [];

export const client = createHttpClient({ baseUrl: 'http://api.test', clock, random: Math.random });
export const MySchedule = ScheduleStep;

/** Those of the app's router. */
export function Routes({ children }: PropsWithChildren): ReactNode {
  return children;
}
export function Route({
  element,
}: {
  readonly path: string;
  readonly element: ReactNode;
}): ReactNode {
  return element;
}
export function track(_event: string, _memberId: string): void {}

export { Crm } from '../examples/headless/src/own-back-end/crm.ts';
export { crmPorts } from '../examples/headless/src/own-back-end/crm-ports.ts';
/** Reads a CRM's JSON. */
export const clubOf = (_studio: unknown): Club => aClub();

export function draw(): void {}
export function showJoinDialog(_url: string): void {}
