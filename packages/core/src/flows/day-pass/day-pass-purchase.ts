/** Buying a day pass: one method per visitor action, and one snapshot to render. */
import * as z from 'zod/mini';

import {
  type DayPassConfirmation,
  type DayPassField,
  dayPassForm,
  type DayPassOffer,
  type DayPassOrder,
  type DayPassRequest,
  emptyDayPass,
} from '../../club-services/day-pass.ts';
import type { DayPasses } from '../../club-services/club-services.port.ts';
import { type Club, type FacilityId, parseFacilityId } from '../../clubs/club.ts';
import type { FieldRefusal } from '../../forms/filled-form.ts';
import { createObservable, type Observable } from '../../kernel/observable.ts';
import { addMessages } from '../../messages/catalog.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import { accountMessages, formMessages, serviceMessages } from '../../messages/member-messages.ts';
import {
  createOrderStore,
  errorsToShow,
  OrderFlow,
  type OrderFlowDependencies,
  type OrderForm,
  type OrderSession,
  type OrderStore,
  outsideWindow,
} from '../shared/order-flow.ts';
import type { PaymentReturn } from '../shared/payment-return.ts';
import { isDate } from '../../forms/date.ts';
import { newOrderState, type OrderState, reduceOrder } from '../shared/order-state.ts';

export interface DayPassDependencies extends OrderFlowDependencies {
  readonly dayPasses: DayPasses;
}

/** `unknown`: no club is chosen. `none`: the club sells no day passes. */
export type OfferedDayPass =
  | { readonly kind: 'unknown' | 'loading' | 'failed' | 'none' }
  | { readonly kind: 'offered'; readonly offer: DayPassOffer };

interface DayPassChoice {
  readonly offered: OfferedDayPass;
  /** The chosen club; null until it has loaded. */
  readonly club: Club | null;
  /** Today's ISO date at the club, or at the visitor's place without one. */
  readonly today: string;
}

export interface DayPassSnapshot
  extends
    Omit<OrderSession<DayPassField>, 'checkedFields' | 'refused' | 'clubError'>,
    DayPassChoice {
  readonly form: OrderForm<DayPassField, DayPassRequest>;
  readonly bought: DayPassConfirmation | null;
}

/** What the page's address says about the visitor. */
export interface DayPassArrival extends PaymentReturn {
  /** The club, unchecked; null if the address has none. */
  readonly facilityId: string | null;
}

export class DayPassPurchase extends OrderFlow<
  DayPassField,
  DayPassRequest,
  DayPassOrder,
  DayPassConfirmation,
  DayPassSnapshot
> {
  readonly #do: DayPassDependencies;
  readonly #choice: Observable<DayPassChoice>;
  /** The club that was asked about last, so that an answer about another one is discarded; null before the first. */
  #asked: string | null = null;

  constructor(dependencies: DayPassDependencies) {
    for (const part of [formMessages, accountMessages, joinMessages, serviceMessages]) {
      addMessages(part);
    }
    const { analytics, dayPasses, visitor } = dependencies;
    const choice = createObservable<DayPassChoice>({
      offered: { kind: 'unknown' },
      club: null,
      today: dayIn(visitor.timeZone(), dependencies),
    });
    super(dependencies, createStore(dependencies, choice), {
      orders: dayPasses,
      orderOf: (request, id) => ({ ...request, id, price: offerIn(choice).price }),
      schema: () =>
        choice.get().offered.kind === 'offered' ? dayPassForm(choice.get().today) : null,
      refusalOf: (field) => refusalOf(field, choice.get().today),
      onBegun: ({ facilityId }) => analytics.record({ name: 'day_pass_begun', facilityId }),
      onPaid: ({ facilityId }) => analytics.record({ name: 'day_pass_bought', facilityId }),
      otherBrowserMessage: 'passOtherBrowser',
    });
    this.#do = dependencies;
    this.#choice = choice;
    this.store.subscribe(() => {
      if (this.#asked !== null && this.#asked !== this.store.state.input.facilityId) {
        void this.loadOffer();
      }
    });
  }

  override async enter({ facilityId, ...arrival }: DayPassArrival): Promise<void> {
    const { store } = this;
    store.arrive();
    const { input } = store.state;
    // Someone who chose another club before means the one that they come from.
    if (facilityId !== null && facilityId !== input.facilityId && arrival.payment === null) {
      const isFresh = input.facilityId === '' && store.state.createdDate === null;
      if (isFresh) {
        store.change({ type: 'begun-with', input: { facilityId } }, { persist: false });
      } else store.change({ type: 'field-changed', field: 'facilityId', value: facilityId });
    }
    await super.enter(arrival);
  }

  protected async loadOffer(): Promise<void> {
    const { clubs, dayPasses, logger } = this.#do;
    const { facilityId } = this.store.state.input;
    this.#asked = facilityId;
    const parsed = parseFacilityId(facilityId);
    if (parsed.err) {
      this.#show({ offered: { kind: 'unknown' }, club: null });
      return;
    }
    // The price of this club stays until the answer arrives.
    if (this.#choice.get().club?.facilityId !== facilityId) {
      this.#show({ offered: { kind: 'loading' }, club: null });
    }
    const [answer, club] = await Promise.all([
      dayPasses.atClub(parsed.val),
      clubs.byId(parsed.val),
    ]);
    if (this.#asked !== facilityId) return;
    if (answer.err || club.err) {
      logger.error('day-pass-failed', { failure: answer.err ? answer.val.kind : 'club' });
      this.#show({ offered: { kind: 'failed' }, club: null });
      return;
    }
    const offer = answer.val?.dayPass ?? null;
    this.#show({
      offered: offer === null || club.val === null ? { kind: 'none' } : { kind: 'offered', offer },
      club: club.val,
    });
  }

  /** Updates the selectable days after midnight. */
  protected lookAtDay(): void {
    this.#show({});
  }

  #show(part: Partial<DayPassChoice>): void {
    const next = { ...this.#choice.get(), ...part };
    const zone = next.club?.timeZone ?? this.#do.visitor.timeZone();
    this.#choice.set({ ...next, today: dayIn(zone, this.#do) });
  }
}

function dayIn(timeZone: string, { clock }: Pick<DayPassDependencies, 'clock'>): string {
  return clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

function offerIn(choice: Observable<DayPassChoice>): DayPassOffer {
  const { offered } = choice.get();
  if (offered.kind !== 'offered') throw new Error('A day pass is ordered only where it is sold.');
  return offered.offer;
}

function refusalOf(field: string | null, today: string): FieldRefusal<DayPassField> | null {
  switch (field) {
    case 'facilityId':
      return { field, message: { key: 'noDayPassHere' } };
    case 'day':
      return { field, message: outsideWindow(today) };
    case 'email':
      return { field, message: { key: 'emailMalformed' } };
    case 'phone':
      return { field, message: { key: 'phone' } };
    case 'firstName':
    case 'lastName':
      return { field, message: { key: 'nameMalformed' } };
    default:
      return null;
  }
}

function createStore(
  dependencies: DayPassDependencies,
  choice: Observable<DayPassChoice>,
): OrderStore<DayPassField, DayPassConfirmation, DayPassSnapshot> {
  return createOrderStore(dependencies, {
    key: dayPassStorageKey,
    empty: emptyDayPass,
    confirmation: confirmationSchema,
    newState: () => newOrderState(emptyDayPass),
    reduce: (state, event) => reduceOrder(state, event, emptyDayPass),
    toSnapshot: (state, session) => createSnapshot(state, session, choice.get()),
    watched: [choice],
  });
}

function createSnapshot(
  { input, confirmation }: OrderState<DayPassField, DayPassConfirmation>,
  { checkedFields, refused, clubError: _none, ...session }: OrderSession<DayPassField>,
  choice: DayPassChoice,
): DayPassSnapshot {
  const schema = dayPassForm(choice.today);
  const errors = errorsToShow(schema, input, { checkedFields, refused });
  return { ...session, ...choice, form: { schema, input, errors }, bought: confirmation };
}

export const dayPassStorageKey = 'foyer.day-pass';

const text = z.string();

const confirmationSchema: z.ZodMiniType<DayPassConfirmation> = z.object({
  orderNumber: text,
  price: z.object({ minorUnits: z.number(), currency: z.enum(['USD', 'CAD', 'GBP']) }),
  title: text,
  terms: text,
  code: text,
  facilityId: z.custom<FacilityId>((value) => typeof value === 'string' && value !== ''),
  day: text.check(z.refine(isDate)),
  firstName: text,
  lastName: text,
  email: text,
});
