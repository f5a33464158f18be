import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A finished process and its output. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Node's options for the programs that tests start. */
export const asQuickProgram = ['--import', new URL('quick-program.mjs', import.meta.url).href];

const sourceCommand = fileURLToPath(new URL('../../bin/foyer.mjs', import.meta.url));

/** Runs the command in its own process, from source or as a bundle. */
export function runFoyer(
  args: readonly string[],
  {
    command = sourceCommand,
    isInterrupted = false,
  }: {
    readonly command?: string;
    /** Presses Ctrl-C at the first output. */
    readonly isInterrupted?: boolean;
  } = {},
): Promise<Ended> {
  const nodeArgs = ['--conditions=source', ...asQuickProgram];
  const child = spawn(process.execPath, [...nodeArgs, command, ...args], {
    cwd: repository,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  if (isInterrupted) child.stdout.once('data', () => child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}
