import { createHttpClient, type Fetch } from '@foyer/adapters-http';
import {
  composeLeadFlow,
  type ContactInput,
  createMessageCatalogue,
  dayLabel,
  Err,
  type LeadFlowSnapshot,
  Ok,
  type Result,
} from '@foyer/core';

import { repositoriesOver } from '../repositories.ts';
import { nodePlatform } from './node-platform.ts';

export interface BookVisitOptions {
  /** Origin of the API. */
  readonly api: string;
  readonly facilityId: string;
  readonly contact: Partial<ContactInput>;
  readonly say: (line: string) => void;
  readonly fetch?: Fetch;
}

const words = createMessageCatalogue();

/**
 * Books the first time that is open tomorrow or later, as a visitor would: a club, their details, a time. What went wrong
 * comes back in the words that a visitor would read. EM-02
 */
export async function bookVisit(options: BookVisitOptions): Promise<Result<string, string>> {
  const { api, facilityId, contact, say, fetch = globalThis.fetch } = options;
  const platform = nodePlatform((event) => say(`· ${event.name}`));
  const client = createHttpClient({
    baseUrl: api,
    clock: platform.clock,
    random: () => Math.random(),
    fetch,
  });
  const { flow } = composeLeadFlow({ ...repositoriesOver(client), ...platform });
  try {
    await flow.enter({ path: '/', facilityId });
    const club = flow.getSnapshot().state.selectedFacility;
    if (club === null) return Err(problemOf(flow.getSnapshot()));
    say(`${club.name}, ${club.address}, ${club.city}`);

    for (const [field, text] of Object.entries(contact)) {
      flow.changeField(field as keyof ContactInput, text);
    }
    await flow.submitVisit();
    const { plan } = flow.getSnapshot().times;
    if (plan === null) return Err(problemOf(flow.getSnapshot()));

    const slot = plan.days
      .filter(({ date }) => date > plan.today)
      .flatMap(({ slots }) => slots)
      .find(({ available }) => available);
    if (slot === undefined) return Err(words({ key: 'noTimesOnDate' }));
    say(`First open time: ${dayLabel(slot.date, plan.today)} at ${slot.label}`);
    flow.selectTime(slot);
    await flow.schedule();

    const { holdsVisit, state } = flow.getSnapshot();
    return holdsVisit
      ? Ok(state.submittedAppointment?.startsAt ?? '')
      : Err(problemOf(flow.getSnapshot()));
  } finally {
    flow.close();
  }
}

/** Whatever the flow has to say: to the whole form, to the club, to its fields. */
function problemOf({ alert, clubError, errors }: LeadFlowSnapshot): string {
  const problems = [alert, clubError, ...Object.values(errors)].filter((one) => one !== null);
  return problems.length === 0
    ? words({ key: 'generic' })
    : problems.map((problem) => words(problem)).join(' ');
}
