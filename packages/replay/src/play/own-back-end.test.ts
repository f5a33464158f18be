import { Err, Ok } from '@foyer/core';
import { FakeBackEnd, FakeClubRepository, FakeLeadRepository } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { readScenarios } from '../scenario/read-scenarios.ts';
import { openInMemoryBackEnds } from './back-ends.ts';
import type { OpenOwnBackEnd } from './in-memory-back-end.ts';
import { type Outcome, playAll } from './play-all.ts';

const lead = (expected: string): string => `
name: a lead
clubs: { home: 101 }
steps:
  - open: /membership
  - fill: someone
  - choose-club: home
  - press: visit
    expect: ${expected}
`;

describe('scenarios on own ports', () => {
  it('AD-22: the pages call the own ports, wait for them, and count their calls', async () => {
    const [outcome] = await play(
      lead('{ step: schedule, requests: { createAbandonedLead: 1 } }'),
      own,
    );
    expect(outcome).toMatchObject({ failure: null, leftOut: null });
  });

  it('AD-22: a failing port fails the scenario', async () => {
    const fails: OpenOwnBackEnd = (run) => {
      const { leads } = own(run).ports;
      const create = async () => Err({ kind: 'network' as const });
      return { ports: { ...(leads && { leads: { ...leads, create } }) } };
    };
    const [outcome] = await play(lead('{ step: schedule }'), fails);
    expect(outcome?.failure).toMatchObject({ expected: 'schedule', seen: 'contact' });
  });

  it('AD-22: what a back end lacks leaves a scenario out, with the reason', async () => {
    const [records] = await play(lead('{ leads: 1 }'), own);
    expect(records).toMatchObject({ failure: null, leftOut: 'recordedLeads of the ports module' });
    const [faults] = await play('name: a\nsteps:\n  - faults: { updateLead: timeout }\n', own);
    expect(faults).toMatchObject({ failure: null, leftOut: 'an API (--api URL)' });
  });

  it('AD-22: a ports module that reads its records is checked by them', async () => {
    const recorded: OpenOwnBackEnd = (run) => ({
      ...own(run),
      recordedLeads: async (transactionIds) => transactionIds.map(() => aRecord),
    });
    const [outcome] = await play(lead('{ leads: 1, lead: { first-name: Ada } }'), recorded);
    expect(outcome).toMatchObject({ failure: null, leftOut: null });
  });

  it('playing everything over HTTP needs an API', async () => {
    const opened = await openInMemoryBackEnds({ wire: true });
    expect(opened.val).toBe('There is no API here for --wire. Name a running one with --api URL.');
  });

  it('clubs that can’t be loaded are said before anything is played', async () => {
    const down: OpenOwnBackEnd = () => {
      const clubs = {
        all: async () => Err({ kind: 'network' as const }),
        byId: async () => Ok(null),
      };
      return { ports: { clubs } };
    };
    const opened = await openInMemoryBackEnds({ own: down });
    expect(opened.val).toBe('The clubs of your ports could not be loaded (network).');
  });
});

const aRecord = {
  facilityId: '101',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  companyEmail: null,
  zip: null,
  outreachCode: 'WEBLEAD',
  referringId: null,
  answers: [],
  bookings: [],
};

/** Ports that answer in real time, like a back end elsewhere. */
const own: OpenOwnBackEnd = ({ clock }) => {
  const backEnd = new FakeBackEnd({ clock });
  const leads = new FakeLeadRepository(backEnd);
  return {
    ports: {
      clubs: new FakeClubRepository(backEnd),
      leads: {
        create: async (created, options) => {
          await new Promise((resolve) => {
            setTimeout(resolve, 1);
          });
          return leads.create(created, options);
        },
        updateAbandoned: (changed, options) => leads.updateAbandoned(changed, options),
        update: (change, options) => leads.update(change, options),
        cancelVisit: (cancelled, options) => leads.cancelVisit(cancelled, options),
        createResidential: (created, options) => leads.createResidential(created, options),
      },
    },
  };
};

async function play(text: string, ports: OpenOwnBackEnd): Promise<readonly Outcome[]> {
  const { scenarios } = readScenarios('test.yaml', text);
  return playAll(scenarios, {
    backEnds: (await openInMemoryBackEnds({ own: ports })).unwrap(),
    repeat: 1,
    concurrency: 1,
    seed: 1,
    bail: false,
    signal: new AbortController().signal,
    onOutcome: () => {},
    onLeftBehind: () => {},
  });
}
