export interface WebViewMessage {
  /** The sender's origin, such as `https://app.club.example`. */
  readonly origin: string;
  readonly data: unknown;
}

/** Messages from the app that shows the page in a web view. The core decides which senders to trust. */
export interface WebViewMessages {
  /** Calls `listener` with each message. Returns a function that stops it. */
  onMessage(listener: (message: WebViewMessage) => void): () => void;
}
