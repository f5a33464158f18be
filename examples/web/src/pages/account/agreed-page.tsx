import { AgreedPage } from '@foyer/react-ui/account';

import { changePage } from './change-page.tsx';

/** What the member was shown and agreed to. */
export default changePage('membership', 'agreed', AgreedPage);
