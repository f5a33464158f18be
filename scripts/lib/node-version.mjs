// Any Node version must be able to parse this file, however old. So it uses only the syntax of Node 12, and no
// imports.

/**
 * Returns one line about what's wrong with this Node, or null if it's suitable. On macOS, the project's packages
 * include no Node, so the installed one must be recent enough to run the project.
 */
export function nodeProblem(version, platform) {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  const needed = platform === 'darwin' ? 24 : 20;
  if (major >= needed) return null;
  const where = platform === 'darwin' ? ' on macOS' : '';
  return `Foyer needs Node ${needed} or newer${where} (this is ${version}). Get it at https://nodejs.org.`;
}

/**
 * Runs `main`, which imports everything else, if this Node is suitable. Otherwise prints the problem and exits with
 * 1.
 */
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
