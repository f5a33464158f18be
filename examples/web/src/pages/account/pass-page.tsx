import { PassPage } from '@foyer/react-ui/account';

import { changePage } from './change-page.tsx';

/** The member's pass alone. The manifest starts here, and a service worker shows it without a connection. */
export default changePage('overview', 'pass', PassPage, 'pass');
