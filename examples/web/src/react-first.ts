/** Runs React in a separate task, before the application. */
// oxlint-disable-next-line import/no-unassigned-import -- runs React
import 'react-dom/client';
