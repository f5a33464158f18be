import {
  BrowserVisitor,
  CryptoIdSource,
  DocumentCookieJar,
  SystemClock,
  WebStorageStore,
} from '@foyer/adapters-browser';
import { createHttpClient, createHttpRepositories } from '@foyer/adapters-http';
import { createLeadFlow, visitPorts } from '@foyer/core';
import { quietLogger as logger } from '@foyer/core/kernel';

const clock = new SystemClock();
const cookies = new DocumentCookieJar();
const client = createHttpClient({ baseUrl: 'http://localhost:4173', clock, random: Math.random });

/** The lead flow over the reference API, and the list of clubs. */
export const { flow, clubs } = createLeadFlow(
  visitPorts({
    ...createHttpRepositories(client, { cookies, logger }),
    clock,
    cookies,
    ids: new CryptoIdSource(),
    localStore: new WebStorageStore('localStorage'),
    sessionStore: new WebStorageStore('sessionStorage'),
    visitor: new BrowserVisitor(),
  }),
);
