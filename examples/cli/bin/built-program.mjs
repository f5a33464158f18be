/**
 * The command as it is built: beside this file, as `foyer.main.js`, lie the program and what V8 had made of it once it had
 * played a scenario. Node's own cache of compiled code is written before anything has run, so that it lacks all functions
 * that are compiled when they are first called: some 1,400 for one scenario, which is a third of its time.
 */
const folder = import.meta.dirname;
const file = `${folder}/foyer.program.js`;
const keptFile = `${folder}/foyer.program.cache`;

/** What the program's first line and what is kept both begin with, so that the one never meets another's. */
const idLength = 64;

const oldestNode = 24;

/** The command `foyer`, from the arguments after its name. Sets the process's exit code. CL-04 */
export async function main(args) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    process.stderr.write(
      `foyer needs Node ${oldestNode} or newer, this is ${process.versions.node}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  await load().main(args);
}

/** The program, and a way to keep what V8 made of it so far for the next start. */
export function load() {
  // As imports they would have all that they can do loaded: 4 ms.
  const { readFileSync, renameSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { Script } = process.getBuiltinModule('node:vm');
  // Its text is ASCII: quicker to read and to look through than any other.
  const source = readFileSync(file, 'latin1');
  const id = source.slice(2, 2 + idLength);
  // V8 leaves aside what another version of it, or one with other flags, has kept.
  const script = new Script(source, { filename: file, cachedData: keptFor(id, readFileSync) });
  const exports = {};
  // All that it requires are parts of Node.
  const require = (name) => process.getBuiltinModule(name);
  script.runInThisContext()(exports, require, (part) => import(part), folder, file);
  return {
    main: exports.main,
    keep() {
      const next = `${keptFile}.${process.pid}`;
      writeFileSync(next, Buffer.concat([Buffer.from(id, 'latin1'), script.createCachedData()]));
      renameSync(next, keptFile);
    },
  };
}

function keptFor(id, readFileSync) {
  try {
    const kept = readFileSync(keptFile);
    return kept.latin1Slice(0, idLength) === id ? kept.subarray(idLength) : undefined;
  } catch {
    return undefined;
  }
}
