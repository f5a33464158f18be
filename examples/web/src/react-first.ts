/** React, so that it runs in a task of its own. */
// oxlint-disable-next-line import/no-unassigned-import -- runs React
import 'react-dom/client';
