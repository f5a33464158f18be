/** An in-memory CRM with its own data model, independent of Foyer. */
export class Crm {
  readonly studios: readonly Studio[] = [
    {
      code: '11',
      label: 'Riverside',
      timeZone: 'America/Chicago',
      position: [41.89, -87.62],
      bookable: true,
    },
    {
      code: '12',
      label: 'Old Town',
      timeZone: 'America/Chicago',
      position: [41.91, -87.63],
      bookable: true,
    },
    {
      code: '13',
      label: 'Lakeview',
      timeZone: 'America/Chicago',
      position: [41.94, -87.65],
      bookable: false,
    },
  ];
  isDown = false;
  readonly #prospects = new Map<string, Prospect>();

  reset(): void {
    this.#prospects.clear();
    this.isDown = false;
  }

  /** The start times that a studio offers, by day. */
  offered(code: string): ReadonlyMap<string, readonly string[]> {
    const isBookable = this.studios.some((studio) => studio.code === code && studio.bookable);
    const days = isBookable ? ['2026-11-21', '2026-11-22'] : [];
    return new Map(days.map((day) => [day, hours.map((hour) => `${day}T${hour}:00-06:00`)]));
  }

  booked(code: string): readonly string[] {
    const visits = [...this.#prospects.values()].map(({ visit }) => visit);
    return visits.flatMap((visit) => (visit?.studio === code ? [visit.startsAt] : []));
  }

  prospect(reference: string): Prospect | undefined {
    return this.#prospects.get(reference);
  }

  /** Creates the prospect, or changes the one with this reference. Keeps the visit. */
  save(details: Omit<Prospect, 'visit'>): Prospect {
    const prospect = { ...details, visit: this.prospect(details.reference)?.visit ?? null };
    this.#prospects.set(prospect.reference, prospect);
    return prospect;
  }

  /** False if someone else has the time. */
  book(reference: string, visit: Visit): boolean {
    const prospect = this.#prospects.get(reference);
    if (prospect === undefined) return false;
    const others = [...this.#prospects.values()].filter((other) => other !== prospect);
    const isTaken = others.some(
      ({ visit: held }) => held?.studio === visit.studio && held.startsAt === visit.startsAt,
    );
    if (!isTaken) this.#prospects.set(reference, { ...prospect, visit });
    return !isTaken;
  }

  release(reference: string): void {
    const prospect = this.#prospects.get(reference);
    if (prospect) this.#prospects.set(reference, { ...prospect, visit: null });
  }
}

export interface Studio {
  readonly code: string;
  readonly label: string;
  readonly timeZone: string;
  readonly position: readonly [latitude: number, longitude: number];
  readonly bookable: boolean;
}

export interface Prospect {
  readonly reference: string;
  readonly person: {
    readonly given: string;
    readonly family: string;
    readonly mail: string;
    readonly mobile: string;
  };
  readonly studio: string;
  readonly visit: Visit | null;
}

export interface Visit {
  readonly studio: string;
  readonly startsAt: string;
}

const hours = ['09:00', '10:00', '17:00', '18:00'];
