import type { Visitor } from '../../src/kernel/platform.port.ts';

/** A visitor whose country, zone and page tests can set. */
export class FakeVisitor implements Visitor {
  countryCode: string | null;
  zone: string;
  page: string;

  constructor({
    country = 'US',
    timeZone = 'America/New_York',
    pageUrl = 'https://www.club.example/membership',
  }: { country?: string | null; timeZone?: string; pageUrl?: string } = {}) {
    this.countryCode = country;
    this.zone = timeZone;
    this.page = pageUrl;
  }

  country(): string | null {
    return this.countryCode;
  }

  timeZone(): string {
    return this.zone;
  }

  pageUrl(): string {
    return this.page;
  }
}
