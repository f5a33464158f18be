// Parsed by whatever Node the person has, however old: only syntax that Node 12 knows, and no imports.

/**
 * Says in one line what is wrong with this Node, or null when it will do. On macOS there is no Node in the project's
 * own packages, so the person's must be the one that the project runs on.
 */
export function nodeProblem(version, platform) {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  const needed = platform === 'darwin' ? 24 : 20;
  if (major >= needed) return null;
  const where = platform === 'darwin' ? ' on macOS' : '';
  return `Foyer needs Node ${needed} or newer${where} (this is ${version}). Get it at https://nodejs.org.`;
}

/** Runs `main`, a function that imports the rest, when this Node will do; else says what is wrong and exits 1. */
export function withGoodNode(main) {
  const problem = nodeProblem(process.version, process.platform);
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  main().catch(function (error) {
    console.error(error);
    process.exitCode = 1;
  });
}
