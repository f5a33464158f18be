import { ConsoleLogger, CryptoIdSource, SystemClock } from '@foyer/adapters-browser';
import { createHttpClient, createHttpRepositories, type Fetch } from '@foyer/adapters-http';
import {
  createLeadFlow,
  type ContactInput,
  createMessageCatalog,
  dayLabel,
  Err,
  type LeadFlowSnapshot,
  Ok,
  type Result,
  visitPorts,
} from '@foyer/core';
import { noCookies } from '@foyer/core/kernel';

export interface BookVisitOptions {
  /** Origin of the API. */
  readonly api: string;
  readonly facilityId: string;
  readonly contact: Partial<ContactInput>;
  readonly say: (line: string) => void;
  readonly fetch?: Fetch;
}

const messages = createMessageCatalog();

/** The flow's last step, where a club without visits leads at once. */
const confirmation = 2;

/**
 * Books the first open time from tomorrow on the way a visitor does: a club, contact details, a time. Fails with the
 * message that a visitor would read, or because the club takes no visits.
 */
export async function bookVisit(options: BookVisitOptions): Promise<Result<string, string>> {
  const { api, facilityId, contact, say, fetch } = options;
  const clock = new SystemClock();
  const logger = new ConsoleLogger();
  const client = createHttpClient({
    baseUrl: api,
    clock,
    random: () => Math.random(),
    ...(fetch && { fetch }),
  });
  const { flow } = createLeadFlow(
    visitPorts({
      ...createHttpRepositories(client, { cookies: noCookies, logger }),
      clock,
      logger,
      ids: new CryptoIdSource(),
      analytics: { record: (event) => say(`· ${event.name}`) },
    }),
  );
  try {
    await flow.enter({ path: '/', facilityId });
    const club = flow.getSnapshot().state.selectedFacility;
    if (club === null) return Err(problemOf(flow.getSnapshot()));
    say(`${club.name}, ${club.address}, ${club.city}`);

    for (const [field, text] of Object.entries(contact)) {
      flow.changeField(field as keyof ContactInput, text);
    }
    await flow.submitVisit();
    const { state: submitted, times } = flow.getSnapshot();
    if (submitted.step === confirmation) {
      return Err(`${club.name} takes no visits. The contact details are saved.`);
    }
    const { plan } = times;
    if (plan === null) return Err(problemOf(flow.getSnapshot()));

    const slot = plan.days
      .filter(({ date }) => date > plan.today)
      .flatMap(({ slots }) => slots)
      .find(({ available }) => available);
    if (slot === undefined) return Err('No open times');
    say(`First open time: ${dayLabel(slot.date, plan.today)} at ${slot.label}`);
    flow.selectTime(slot);
    await flow.schedule();

    const { hasVisit, state } = flow.getSnapshot();
    return hasVisit
      ? Ok(state.submittedAppointment?.startsAt ?? '')
      : Err(problemOf(flow.getSnapshot()));
  } finally {
    flow.close();
  }
}

/** All current errors of the flow: the form's, the club's and the fields'. */
function problemOf({ alert, clubError, errors }: LeadFlowSnapshot): string {
  const problems = [alert, clubError, ...Object.values(errors)].filter((one) => one !== null);
  return problems.length === 0
    ? messages({ key: 'generic' })
    : problems.map((problem) => messages(problem)).join(' ');
}
