// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type ApiInMemory, openApi } from '../testing/api-in-memory.ts';
import { composePage } from './compose-page.ts';
import { VisitFlow } from './visit-flow.ts';

describe('the core rendered by Lit', () => {
  let api: ApiInMemory;
  beforeAll(async () => {
    api = await openApi();
    customElements.define('visit-flow', VisitFlow);
  });
  afterAll(() => api.close());
  beforeEach(() => localStorage.clear());

  it('EM-02 books a visit on a page without React', async () => {
    const page = open(api);
    await page.until('option[value="103"]');
    page.type('#club', '103', 'change');
    await page.until('option[value="103"][selected]');
    for (const [field, text] of Object.entries(ada)) page.type(`#${field}`, text, 'input');
    page.submit();
    await page.until('input[type="radio"]');
    page.element('input[type="radio"]').click();
    await page.until('button:not([disabled])');
    page.submit();
    await page.until('time');
    expect(page.root.textContent).toContain('Your visit is booked');
    const booked = await api.appointments(ada.email_address);
    expect(booked.map(({ facility_id }) => facility_id)).toEqual(['103']);
  });

  it('EM-02 shows an error at each missing field, from the shared message catalog', async () => {
    const page = open(api);
    await page.until('#first_name');
    page.type('#email_address', 'ada@', 'input');
    page.submit();
    await vi.waitFor(() => {
      expect(page.element('#email_address-problem').textContent).toContain(
        'Enter a valid email address.',
      );
    });
    expect(page.element('[role="alert"]').textContent).toContain('Please check that all fields');
  });
});

const ada = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.lit@mail.example',
  phone_number: '2125550123',
};

function open(api: ApiInMemory) {
  document.body.replaceChildren();
  const fetch: ApiInMemory['fetch'] = (url, init) =>
    api.fetch(new URL(url, 'http://api.test').href, init);
  const root = document.body.appendChild(new VisitFlow(composePage(fetch)));
  const element = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return {
    root,
    element,
    until: (selector: string) => vi.waitFor(() => element(selector), { timeout: 10_000 }),
    type(selector: string, text: string, event: 'input' | 'change') {
      Object.assign(element(selector), { value: text });
      element(selector).dispatchEvent(new Event(event, { bubbles: true }));
    },
    submit() {
      element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    },
  };
}
