import '@foyer/core/temporal';
import { VisitFlow } from './visit-flow.ts';

customElements.define('visit-flow', VisitFlow);
