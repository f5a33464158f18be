// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { createFoyer, FoyerProvider } from './index.ts';
import { CorporateJoin, type Joined, StandardJoin } from './join.tsx';
import { fakePage } from './testing/fake-page.fake.ts';
import { fillContact } from './testing/fill-contact.fake.ts';

beforeAll(() => {
  // jsdom doesn't implement it.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** Loads the page at the address of `back`. */
function load(back: ReturnType<typeof fakePage>, page: JSX.Element) {
  const foyer = createFoyer({ ports: back.ports });
  render(
    <StrictMode>
      <FoyerProvider foyer={foyer}>{page}</FoyerProvider>
    </StrictMode>,
  );
  return (found: () => unknown): Promise<void> =>
    vi.waitFor(async () => {
      await act(() => back.clock.advanceAndSettle(200));
      expect(found()).toBeTruthy();
    });
}

const user = userEvent.setup();

it('AD-43: The standard join lives at the app’s own path, and reports the member whom the payment leads back', async () => {
  const onJoined = vi.fn<(joined: Joined) => void>();
  const join = <StandardJoin basePath="/member" facilityId="102" onJoined={onJoined} />;
  const back = fakePage('/member/step1');
  const { backEnd, cookies, navigation } = back;
  const until = load(back, join);
  await until(() => screen.queryByRole('radio', { name: /^Select Access/ }));
  await user.click(screen.getByRole('radio', { name: /^Select Access/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await until(() => screen.queryByRole('button', { name: 'Next' }));
  expect(navigation.current()).toBe('/member/step2/102');
  await fillContact(user);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await until(() => navigation.loaded.length > 0);
  expect(onJoined).not.toHaveBeenCalled();

  cleanup();
  const token = backEnd.purchases.pay(cookies.read('foyer_product_token') ?? '');
  navigation.push(`/member/step3/102?confirmationToken=${token}`);
  const untilBack = load(back, join);
  await untilBack(() => screen.queryByRole('region', { name: 'Your membership card' }));
  const memberId = expect.stringMatching(/./) as string;
  expect(onJoined.mock.calls).toEqual([[{ facilityId: '102', memberId }]]);
  expect(navigation.current()).toBe('/member/step3/102');

  cleanup();
  const untilAgain = load(back, join);
  await untilAgain(() => screen.queryByRole('region', { name: 'Your membership card' }));
  expect(onJoined).toHaveBeenCalledOnce();
});

it('AD-43: The corporate join lives at the app’s own path, and reports the member whom the payment leads back', async () => {
  const onJoined = vi.fn<(joined: Joined) => void>();
  const join = <CorporateJoin basePath="/work" onJoined={onJoined} />;
  const back = fakePage('/work?facilityId=101');
  const { backEnd, cookies, navigation } = back;
  const until = load(back, join);
  await until(() => screen.queryAllByText('Bryant Park')[0]);
  await fillContact(user, {
    'First Name': 'Ada',
    'Last Name': 'Byron',
    'Personal Email': 'ada@mail.example',
    'Company Email': 'ada@acme.example',
    'Phone Number': '2125550123',
  });
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  await until(() => screen.queryByRole('textbox', { name: '4-digit code' }));
  expect(navigation.current()).toBe('/work/code?facilityId=101');
  const { code } = backEnd.employers.emailCodes.codes.at(-1) ?? {};
  await user.type(screen.getByRole('textbox', { name: '4-digit code' }), code ?? '');
  await until(() => screen.queryAllByRole('radio')[0]);
  const [plan] = screen.getAllByRole('radio');
  if (plan !== undefined) await user.click(plan);
  await user.click(screen.getByRole('button', { name: 'Purchase membership' }));
  await until(() => navigation.loaded.length > 0);
  expect(onJoined).not.toHaveBeenCalled();

  cleanup();
  const token = backEnd.purchases.pay(cookies.read('foyer_product_token') ?? '');
  navigation.push(`/work/welcome?confirmationToken=${token}`);
  const untilBack = load(back, join);
  await untilBack(() => screen.queryByRole('region', { name: 'Your membership card' }));
  const memberId = expect.stringMatching(/./) as string;
  expect(onJoined.mock.calls).toEqual([[{ facilityId: '101', memberId }]]);
});

it('AD-43: A server renders the joins', () => {
  const foyer = createFoyer({ ports: fakePage('/join').ports });
  const page = renderToString(
    <FoyerProvider foyer={foyer}>
      <StandardJoin />
      <CorporateJoin />
    </FoyerProvider>,
  );
  expect(page).toContain('Company Email');
});
