import { aLeadBody, aVisitBody } from './lead-bodies.ts';

/** Creates a lead over HTTP and returns its transaction id. */
export async function createLead(address: string, facilityId: string): Promise<string> {
  const body = aLeadBody({ FacilityId: facilityId });
  const response = await sendJson('POST', `${address}/v6/acq/leads/abandoned`, body);
  if (!response.ok) throw new Error(`The lead was refused with ${response.status}.`);
  return body.TransactionId;
}

/** Books a time over HTTP and returns the status. */
export async function bookVisit(
  address: string,
  transactionId: string,
  time: string,
): Promise<number> {
  const body = aVisitBody(transactionId, time);
  const response = await sendJson('PUT', `${address}/v6/acq/lead`, body);
  return response.status;
}

/** The open times of a club, oldest first. */
export async function openTimes(address: string, facilityId: string): Promise<readonly string[]> {
  const response = await fetch(`${address}/v6/acq/leads/appointments?facilityId=${facilityId}`);
  const { dateRangeWithTime } = (await response.json()) as {
    dateRangeWithTime: { timeSlots: string[] }[];
  };
  return dateRangeWithTime.flatMap((day) => day.timeSlots);
}

/** The times that the lead holds, according to the database. */
export async function visitTimesOf(
  address: string,
  transactionId: string,
): Promise<readonly string[]> {
  const response = await fetch(`${address}/dev/leads?transactionId=${transactionId}`);
  const leads = (await response.json()) as {
    appointments: { starts_at: string; cancelled_at: string | null }[];
  }[];
  const [lead] = leads;
  if (!lead) throw new Error(`The lead ${transactionId} is not in the database.`);
  return lead.appointments
    .filter((appointment) => appointment.cancelled_at === null)
    .map((appointment) => appointment.starts_at);
}

/** Lets several leads of a club book its first open time at once, spread over the servers. Returns their statuses. */
export async function rivalsForOneTime(
  addresses: readonly [string, ...string[]],
  facilityId: string,
  count: number,
): Promise<readonly number[]> {
  const server = (index: number) => addresses[index % addresses.length] ?? addresses[0];
  const [time = 'none'] = await openTimes(addresses[0], facilityId);
  const rivals = await Promise.all(
    Array.from({ length: count }, (_, index) => createLead(server(index), facilityId)),
  );
  return Promise.all(rivals.map((rival, index) => bookVisit(server(index), rival, time)));
}

function sendJson(method: string, url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}
