import { FakeKeyValueStore, FakeNavigation } from '@foyer/core/testing';

import type { MemberPage } from './member-page.ts';
import type { Page } from './page.ts';

/** A tab of the visitor's browser: a history and session storage of its own, local storage shared with the others. */
export class Tab {
  readonly local: FakeKeyValueStore;
  readonly session: FakeKeyValueStore = new FakeKeyValueStore();
  navigation: FakeNavigation = new FakeNavigation('/');
  isAtPayment = false;
  /** Null before the visitor opened one. */
  page: Page | MemberPage | null = null;

  constructor(local: FakeKeyValueStore) {
    this.local = local;
  }
}
