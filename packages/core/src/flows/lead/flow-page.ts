/** The page that contains the flow. */
export interface FlowPage {
  /** The page's path without a query, e.g. `/membership`. */
  readonly path: string;
  /**
   * `inline`: the membership pages. `booking`: the booking page. `embedding`: any other page. From there, the steps
   * after the contact step continue on the booking page, except for referral visitors.
   */
  readonly kind: 'inline' | 'booking' | 'embedding';
}

export const bookingPage: FlowPage = { path: '/inquiry/schedule-your-visit', kind: 'booking' };
