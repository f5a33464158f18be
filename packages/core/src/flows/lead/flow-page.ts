/** The page that holds the flow. Source: RT-01, RT-02, RT-07. */
export interface FlowPage {
  /** The page's path, without a query: `/membership`. */
  readonly path: string;
  /**
   * `inline`: the membership pages. `booking`: RT-02 itself. `embedding`: any other page; the steps after the contact
   * step are shown on the booking page, except to a referral visitor (RT-03).
   */
  readonly kind: 'inline' | 'booking' | 'embedding';
}

/** RT-02 */
export const bookingPage: FlowPage = { path: '/inquiry/schedule-your-visit', kind: 'booking' };
