import type { Club } from '../../clubs/club.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import type { IdSource } from '../../kernel/id-source.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import type { Visitor } from '../../kernel/visitor.port.ts';
import { mayHaveHappened } from '../../kernel/call-failure.ts';
import { instantText } from '../../kernel/instant-text.ts';
import type { ConsentLog, ConsentRecord } from '../../lead/consent-log.port.ts';
import {
  consentRecords,
  asksForNewsletter,
  type ConsentSettings,
  type VisibleConsents,
} from '../../lead/consents.ts';
import type { LeadDraftEvent } from '../draft/lead-draft.ts';

/** What the recorder needs from a flow. */
export interface ConsentContext {
  readonly store: {
    readonly state: {
      readonly selectedFacility: Club | null;
      readonly recordedConsents: Readonly<Record<string, string>>;
      readonly requestedConsents: readonly ConsentRecord[];
    };
    change(event: ConsentEvent): void;
  };
  readonly settings: { readonly consents: ConsentSettings };
  readonly visibleConsents?: VisibleConsents;
  readonly visitor: Visitor;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly consentLog: ConsentLog;
  readonly logger: Logger;
}

type ConsentEvent = Extract<
  LeadDraftEvent,
  { readonly type: 'consents-requested' | 'consents-recorded' }
>;

/** Records the visitor's consents, each once. */
export class ConsentRecorder {
  readonly #flow: ConsentContext;

  constructor(flow: ConsentContext) {
    this.#flow = flow;
  }

  /** A failure is logged; the next change of the lead sends the records again. */
  async record(input: {
    readonly transactionId: string;
    readonly subscribeToNewsletter: boolean;
    readonly receiveTextAlerts: boolean;
    readonly sourceUrl: string;
  }): Promise<void> {
    const { store, settings, visibleConsents, visitor, ids, clock, consentLog, logger } =
      this.#flow;
    const before = store.state.requestedConsents.filter(
      ({ transactionId }) => transactionId === input.transactionId,
    );
    const added = consentRecords({
      settings: settings.consents,
      texts: visibleConsents?.texts ?? null,
      transactionId: input.transactionId,
      newsletter: {
        granted: input.subscribeToNewsletter,
        asked: asksForNewsletter(
          settings.consents,
          store.state.selectedFacility?.country ?? null,
          visitor.country(),
        ),
      },
      textAlerts: input.receiveTextAlerts,
      already: { ...store.state.recordedConsents, ...byChannel(before) },
      at: instantText(clock.now()),
      sourceUrl: input.sourceUrl,
      nextId: () => ids.next(),
    });
    const records = [...before, ...added];
    if (records.length === 0) return;
    // Stored before the request: if the answer or the page is lost, the back end may have recorded them.
    store.change({ type: 'consents-requested', records });
    const appended = await consentLog.append(records);
    if (appended.err) {
      if (!mayHaveHappened(appended.val)) {
        store.change({ type: 'consents-requested', records: before });
      }
      logger.warn('consents-not-recorded', { failure: appended.val.kind });
      return;
    }
    store.change({ type: 'consents-recorded', consents: byChannel(records) });
  }
}

/** The last record of each channel, as `version:granted`. */
function byChannel(records: readonly ConsentRecord[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    records.map((record) => [record.channel, `${record.textVersion}:${record.granted}`]),
  );
}
