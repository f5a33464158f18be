// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { VisitFlow } from './visit-flow.ts';

customElements.define('visit-flow', VisitFlow);
