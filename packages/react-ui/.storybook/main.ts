import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  stories: [
    '../src/docs/*.mdx',
    '../src/**/*.stories.tsx',
    // The reference API's mails.
    '../../../examples/api/src/mail/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // Storybook's highlighter checks every element again on each change, and no test uses it.
  features: (features, { test }) => ({ ...features, highlight: test !== true }),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // The toolbar sets the color scheme, but the fallback of `light-dark()` for older browsers only follows the
    // system.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};

export default config;
