import type { Preview } from '@storybook/react-vite';

// A style sheet is imported for what it does.
// oxlint-disable-next-line import/no-unassigned-import
import '../src/styles/index.css';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A story that axe finds something in fails.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '720px' } },
        narrow: { name: 'Narrowest', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '800px', height: '1000px' } },
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.style.colorScheme = globals['scheme'] === 'dark' ? 'dark' : 'light';
      return <Story />;
    },
  ],
};

export default preview;
