/** What members do with their accounts has its own journeys in Chromium; scenarios of it are played through the core. */
import { accountActions as actions } from '../scenario/account.schema.ts';
import { type Deeds, notHere } from './deed.ts';

type AccountActionName = keyof typeof actions;

export const accountActions: Deeds<AccountActionName> = Object.fromEntries(
  Object.keys(actions).map((name) => [name, () => Promise.resolve(notHere(name))]),
) as unknown as Deeds<AccountActionName>;
