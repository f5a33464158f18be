import { aMember, type FakeMember } from '@foyer/core/testing/members';
import type { StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';

import { FakeAccount } from '../di/account.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { RequireMember } from '../screens/account/session.tsx';
import '../styles/forms.css';
import '../styles/account.css';
import { storyFoyer, type StoryFoyer } from './story-foyer.fake.tsx';

export interface AccountStoryOptions {
  readonly path?: string;
  readonly member?: FakeMember;
  /** Sets up the state before the story begins. */
  readonly before?: (account: FakeAccount, foyer: StoryFoyer) => void;
}

/** A story of a member page. The logged-in member has a picture. */
export function inAccount(
  page: JSX.Element,
  { path = '/account', member = aMember(), before }: AccountStoryOptions = {},
): StoryObj<typeof AccountStory> {
  return {
    loaders: [
      () => {
        const foyer = storyFoyer({ path });
        const pictures = member.pictures === null ? null : [portraitPicture];
        const account = new FakeAccount(foyer, [{ ...member, pictures }]);
        account.signIn(member.memberId);
        before?.(account, foyer);
        return { foyer };
      },
    ],
    render: (_args, { loaded }) => (
      <AccountStory foyer={loaded['foyer'] as StoryFoyer}>{page}</AccountStory>
    ),
  };
}

/** Renders the page with that Foyer in the layout of a site. */
export function AccountStory({
  foyer,
  children,
}: {
  readonly foyer: StoryFoyer;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <FoyerProvider container={foyer.container}>
      <main
        style={{
          maxWidth: '84rem',
          marginInline: 'auto',
          padding: '2rem clamp(1.25rem, 5vw, 5rem) 4rem',
        }}
      >
        <RequireMember>{children}</RequireMember>
      </main>
    </FoyerProvider>
  );
}

/** A member's picture that needs no network. */
const portraitPicture: string = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="#5d4a3a"/>' +
    '<circle cx="120" cy="96" r="44" fill="#e9dcc8"/><path d="M36 240c0-56 38-84 84-84s84 28 84 84z" fill="#e9dcc8"/></svg>',
)}`;
