import type { Scenario } from '../scenario/scenario.schema.ts';
import { actionsIn, type Step } from '../scenario/step.schema.ts';

/** What a back end may lack: HTTP, and what it offers to tests only, such as the reference API's developer tools. */
export type Hook =
  | 'HTTP'
  | 'GET /dev/leads'
  | 'GET /dev/consents'
  | 'GET /dev/feedback'
  | 'GET /dev/mailbox'
  | 'POST /dev/invitations'
  | 'POST /dev/products'
  | 'POST /dev/social-logins'
  | 'the header Foyer-Now'
  | 'the members grace and alan'
  | 'the payment page';

/** The hooks that a scenario needs. A scenario that names a date assumes its own clock. */
export function hooksOf({ clock, steps }: Scenario): readonly Hook[] {
  const setsTime = clock !== undefined || /\d{4}-\d\d-\d\d/.test(JSON.stringify(steps));
  return [...(setsTime ? ['the header Foyer-Now' as const] : []), ...steps.flatMap(ofStep)];
}

function ofStep(step: Step): readonly Hook[] {
  const ofActions = actionsIn(step).flatMap((name) => byAction[name] ?? []);
  const ofExpectation = Object.keys(step.expect ?? {}).flatMap((name) => byExpectation[name] ?? []);
  const login = JSON.stringify([step.open, step['sign-in'], step['app-posts']]);
  return [
    ...ofActions,
    ...(login.includes('"social') ? ['POST /dev/social-logins' as const] : []),
    ...(login.includes('"grace"') ? ['the members grace and alan' as const] : []),
    ...ofExpectation,
  ];
}

const byAction: Readonly<Record<string, Hook>> = {
  'ask-for-alans': 'the members grace and alan',
  'begin-purchase': 'POST /dev/products',
  'open-link': 'GET /dev/mailbox',
  'type-code': 'GET /dev/mailbox',
  'type-invitation': 'POST /dev/invitations',
  'use-email-link': 'GET /dev/mailbox',
  joined: 'GET /dev/mailbox',
  pay: 'the payment page',
  social: 'POST /dev/social-logins',
};

const byExpectation: Readonly<Record<string, Hook>> = {
  booked: 'GET /dev/leads',
  bookings: 'GET /dev/leads',
  codes: 'GET /dev/mailbox',
  consents: 'GET /dev/consents',
  feedback: 'GET /dev/feedback',
  lead: 'GET /dev/leads',
  leads: 'GET /dev/leads',
  links: 'GET /dev/mailbox',
};
