import { type CallFailure, Ok, type Result } from '../kernel/result.ts';
import { createObservable } from '../kernel/observable.ts';
import type { Club, FacilityId } from './club.ts';
import type { ClubRepository } from './club-repository.port.ts';

export interface ClubDirectorySnapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly clubs: readonly Club[];
}

/** The chain's clubs, loaded once and shared by every screen. */
export class ClubDirectory {
  readonly #repository: ClubRepository;
  readonly #snapshot = createObservable<ClubDirectorySnapshot>({ status: 'idle', clubs: [] });
  #loading: Promise<void> | null = null;

  constructor(repository: ClubRepository) {
    this.#repository = repository;
  }

  readonly getSnapshot = (): ClubDirectorySnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Loads the clubs, unless they are loaded or loading. After a failure it tries again. */
  load(): Promise<void> {
    if (this.#snapshot.get().status === 'ready') return Promise.resolve();
    this.#loading ??= this.#fetch().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** One club, from the list if it is loaded; null when no club has that id. */
  async byId(facilityId: FacilityId): Promise<Result<Club | null, CallFailure>> {
    const known = this.#snapshot.get().clubs.find((club) => club.facilityId === facilityId);
    return known === undefined ? this.#repository.byId(facilityId) : Ok(known);
  }

  async #fetch(): Promise<void> {
    this.#snapshot.set({ status: 'loading', clubs: [] });
    const clubs = await this.#repository.all();
    this.#snapshot.set(
      clubs.ok ? { status: 'ready', clubs: clubs.val } : { status: 'failed', clubs: [] },
    );
  }
}
