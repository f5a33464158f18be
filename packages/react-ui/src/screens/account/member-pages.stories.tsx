import { aMember } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { FakeAccount } from '../../di/account.fake.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';
import '../../styles/account.css';
import '../../styles/forms.css';
import { type StoryFoyer, storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { MemberPages } from './member-pages.tsx';

const meta: Meta<typeof MemberPages> = {
  title: 'Screens/Account/All pages',
  component: MemberPages,
};
export default meta;

type Story = StoryObj<typeof MemberPages>;

/** The page at an address below `/club`, where an app has its member pages. */
function at(path: string): Story {
  return {
    args: { basePath: '/club' },
    loaders: [
      () => {
        const foyer = storyFoyer({ path: `/club${path}` });
        const account = new FakeAccount(foyer);
        if (path !== '/login') account.signIn(aMember().memberId);
        return { foyer };
      },
    ],
    render: (args, { loaded }) => (
      <FoyerProvider container={(loaded['foyer'] as StoryFoyer).container}>
        <MemberPages {...args} />
      </FoyerProvider>
    ),
  };
}

export const Login: Story = at('/login');

export const Account: Story = at('/account');

export const Username: Story = at('/account/username');

export const Training: Story = at('/account/training');
