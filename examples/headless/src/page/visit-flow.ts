import {
  createMessageCatalog,
  dayLabel,
  type LeadFlow,
  type LeadFlowSnapshot,
  type Message,
  type Slot,
} from '@foyer/core';
import type { ClubDirectory } from '@foyer/core/clubs';
import { html, LitElement, nothing, type TemplateResult } from 'lit';

import { composePage } from './compose-page.ts';
import { Watch } from './watch.ts';

const messages = createMessageCatalog();
type ContactFieldSpec = LeadFlowSnapshot['fields'][number];

/**
 * The lead flow as a Lit element with three steps, chosen by the snapshot. Fields are data, problems are message keys,
 * and times have labels, so the framework only has to render them and call methods.
 */
export class VisitFlow extends LitElement {
  readonly #flow: LeadFlow;
  readonly #clubs: ClubDirectory;
  readonly #shown: Watch<LeadFlowSnapshot>;
  readonly #list: Watch<ReturnType<ClubDirectory['getSnapshot']>>;

  constructor(composed = composePage()) {
    super();
    this.#flow = composed.flow;
    this.#clubs = composed.clubs;
    this.#shown = new Watch(this, composed.flow);
    this.#list = new Watch(this, composed.clubs);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#flow.enter({ path: '/headless' });
    void this.#clubs.load();
  }

  /** Without a shadow root, so that the page's style sheet applies. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    const { state, alert } = this.#shown.current;
    return html`
      <p role="alert">${alert === null ? nothing : messages(alert)}</p>
      ${[() => this.#contact(), () => this.#schedule(), () => this.#confirmation()][state.step]?.()}
    `;
  }

  #contact(): TemplateResult {
    const { state, fields, busy, clubError } = this.#shown.current;
    const { clubs } = this.#list.current;
    return html`<form @submit=${this.#submitting(() => this.#flow.submitVisit())} novalidate>
      <label for="club">Club</label>
      <select id="club" @change=${(event: Event) => this.#choose(valueOf(event))}>
        <option value="">Choose a club</option>
        ${clubs.map(
          ({ facilityId, name, city }) =>
            html`<option
              value=${facilityId}
              ?selected=${facilityId === state.selectedFacility?.facilityId}
            >
              ${name}, ${city}
            </option>`,
        )}
      </select>
      ${this.#problem('club', clubError)} ${fields.map((field) => this.#field(field))}
      <button ?disabled=${busy !== null}>
        ${busy === null ? 'See available times' : 'One moment…'}
      </button>
    </form>`;
  }

  #field({ name, label, type, autocomplete, maxLength }: ContactFieldSpec): TemplateResult {
    const { state, errors } = this.#shown.current;
    return html`<label for=${name}>${label}</label>
      <input
        id=${name}
        type=${type}
        autocomplete=${autocomplete}
        maxlength=${maxLength}
        aria-describedby="${name}-problem"
        .value=${state.contactInput[name]}
        @input=${(event: Event) => this.#flow.changeField(name, valueOf(event))}
        @blur=${() => this.#flow.leaveField(name)}
      />
      ${this.#problem(name, errors[name] ?? null)}`;
  }

  #schedule(): TemplateResult {
    const { times, state, canSchedule } = this.#shown.current;
    const { plan } = times;
    if (plan === null) return html`<p role="status">Loading available times…</p>`;
    const open = plan.days.filter(({ openCount }) => openCount > 0).slice(0, 3);
    return html`<form @submit=${this.#submitting(() => this.#flow.schedule())}>
      ${open.map(
        ({ date, slots }) =>
          html`<fieldset>
            <legend>${dayLabel(date, plan.today)}</legend>
            ${slots
              .filter(({ available }) => available)
              .map((slot) =>
                this.#time(slot, slot.startsAt === state.selectedAppointment?.startsAt),
              )}
          </fieldset>`,
      )}
      <button ?disabled=${!canSchedule}>Book this time</button>
      <button type="button" @click=${() => void this.#flow.skip()}>Not now</button>
    </form>`;
  }

  #time(slot: Slot, chosen: boolean): TemplateResult {
    return html`<label>
      <input
        type="radio"
        name="time"
        value=${slot.startsAt}
        .checked=${chosen}
        @change=${() => this.#flow.selectTime(slot)}
      />
      ${slot.label}
    </label>`;
  }

  #confirmation(): TemplateResult {
    const { state, hasVisit } = this.#shown.current;
    const visit = state.submittedAppointment;
    return html`<section aria-live="polite">
      <h2>${hasVisit ? 'Your visit is booked' : 'We have your details'}</h2>
      <p>
        ${state.scheduledFacility?.name}${
          visit === null || !hasVisit
            ? nothing
            : html`, <time datetime=${visit.startsAt}>${visit.startsAt.slice(0, 10)}</time> at
                ${visit.label}`
        }
      </p>
      <button @click=${() => this.#flow.startOver()}>Start over</button>
    </section>`;
  }

  #problem(id: string, problem: Message | null): TemplateResult {
    return html`<p class="problem" id="${id}-problem">
      ${problem === null ? nothing : messages(problem)}
    </p>`;
  }

  #choose(facilityId: string): void {
    const club = this.#list.current.clubs.find((one) => one.facilityId === facilityId);
    if (club !== undefined) void this.#flow.chooseClub(club);
  }

  #submitting(act: () => Promise<void>): (event: Event) => void {
    return (event) => {
      event.preventDefault();
      void act();
    };
  }
}

function valueOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}
