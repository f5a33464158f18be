/** What was posted to the page, and from where. */
export interface WebViewMessage {
  /** The sender's origin, `https://app.club.example`. */
  readonly origin: string;
  readonly data: unknown;
}

/** Messages of the app that shows the page in a web view. Who may send what is the core's to judge. AC-01 */
export interface WebViewMessages {
  /** Calls `listener` with each message. Answers a function that stops it. */
  onMessage(listener: (message: WebViewMessage) => void): () => void;
}
