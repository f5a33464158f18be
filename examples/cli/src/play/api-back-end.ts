import { Err, Ok, type Result } from '@foyer/core';

import { type BackEnd, plainClient, readChain } from './back-end.ts';
import type { BackEnds } from './back-ends.ts';

/** Longest wait for an answer of the API, in ms of the machine's clock. */
const patienceMs = 30_000;

/**
 * A running API at this address, with developer tools on: scenarios set its time by `Foyer-Now` and look at what it
 * holds by `/dev/leads`. Fails with one line that says what is wrong with the address. CL-01
 */
export async function openApiBackEnd(url: string): Promise<Result<BackEnds, string>> {
  const backEnd: BackEnd = {
    baseUrl: url.replace(/\/+$/, ''),
    lasts: true,
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) }),
  };
  const tools = await looksReplayable(backEnd);
  if (!tools.ok) return tools;
  const chain = await readChain(plainClient(backEnd));
  if (!chain.ok) return Err(`The API at ${url} can't be used: ${chain.val}.`);
  return Ok({
    chain: chain.val,
    withoutWire: null,
    use: (work) => work(backEnd),
    close: () => Promise.resolve(),
  });
}

async function looksReplayable({ baseUrl, fetch }: BackEnd): Promise<Result<void, string>> {
  try {
    const answer = await fetch(`${baseUrl}/dev/leads?transactionId=none`, {});
    // A site's own page for unknown paths answers 200 as well: leads come as a list.
    const isList = (await answer.text()).trimStart().startsWith('[');
    if (answer.ok && isList) return Ok(undefined);
    return Err(
      `The API at ${baseUrl} has no developer tools (GET /dev/leads answered ${answer.status}): scenarios set its clock, so start it on this machine with FOYER_DEV_TOOLS=1.`,
    );
  } catch {
    return Err(`Nothing answers at ${baseUrl}. Start the API first, or leave --api out.`);
  }
}
