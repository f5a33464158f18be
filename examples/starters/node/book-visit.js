// Books the first open time from tomorrow, and prints what happens.
import '@foyer/core/temporal';
import { CryptoIdSource, SystemClock } from '@foyer/adapters-browser';
import { createHttpClient, createHttpRepositories } from '@foyer/adapters-http';
import { createLeadFlow, createMessageCatalog, dayLabel, visitPorts } from '@foyer/core';
import { noCookies as cookies, quietLogger as logger } from '@foyer/core/kernel';

const api = process.env.FOYER_API ?? 'http://localhost:4173';
const [facilityId = '101', email = 'ada.byron@mail.example'] = process.argv.slice(2);

const messages = createMessageCatalog();
const clock = new SystemClock();
const client = createHttpClient({ baseUrl: api, clock, random: Math.random, fetch });
const { flow } = createLeadFlow(
  visitPorts({
    ...createHttpRepositories(client, { cookies, logger }),
    clock,
    ids: new CryptoIdSource(),
    analytics: { record: (event) => console.log(`· ${event.name}`) },
  }),
);

try {
  await flow.enter({ path: '/', facilityId });
  flow.changeField('first_name', 'Ada');
  flow.changeField('last_name', 'Byron');
  flow.changeField('email_address', email);
  flow.changeField('phone_number', '212-555-0123');
  await flow.submitVisit();
  const { times, state } = flow.getSnapshot();
  const slot = times.plan?.days
    .filter(({ date }) => date > times.plan.today)
    .flatMap(({ slots }) => slots)
    .find(({ available }) => available);
  if (slot === undefined) throw new Error(problems());
  console.log(
    `First open time at ${state.selectedFacility.name}: ${dayLabel(slot.date, times.plan.today)}, ${slot.label}`,
  );
  flow.selectTime(slot);
  await flow.schedule();
  if (!flow.getSnapshot().hasVisit) throw new Error(problems());
  console.log(`Booked: ${flow.getSnapshot().state.submittedAppointment.startsAt}`);
} catch (error) {
  console.error(`${error.message} Does the API run at ${api}?`);
  process.exitCode = 1;
} finally {
  // Stops the flow's timers, so that Node can end.
  flow.close();
}

/** What a visitor would read. */
function problems() {
  const { alert, clubError, errors } = flow.getSnapshot();
  const shown = [alert, clubError, ...Object.values(errors)].filter((one) => one != null);
  return shown.map((message) => messages(message)).join(' ') || 'There is no open time.';
}
