import type { RunningServer } from './server.ts';

/**
 * A single keypress may reach the process twice: from the terminal, and from the command that started it. A second
 * signal within this time, in ms, is ignored.
 */
const sameKeypressMs = 300;

/** Ctrl-C, SIGTERM or a closed terminal stops the server gracefully and exits with 0; a second one exits at once. */
export function stopOnSignals(server: RunningServer): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt >= sameKeypressMs) process.exit(130);
      return;
    }
    firstAt = performance.now();
    void server.stop().then(
      () => {
        process.stdout.write('Foyer has stopped. Everything is saved.\n');
        process.exit(0);
      },
      () => {
        process.stderr.write('Foyer has stopped, but the database did not close in good order.\n');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The terminal was closed.
  process.on('SIGHUP', onSignal);
}
