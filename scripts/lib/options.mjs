import { parseArgs } from 'node:util';

/**
 * The options and words of the command line. Prints one line and exits with 2 if an option is unknown or has no value.
 * @type {typeof parseArgs}
 */
export const readOptions = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error.message.replaceAll('\n', ' '));
  }
};

/**
 * These options as numbers. Prints one line and exits with 2 if one isn't a number above 0, or not a whole one and its name
 * isn't in `parts`.
 * @param {Record<string, string>} options
 * @returns {Record<string, number>}
 */
export function numbersOf(options, parts = []) {
  const numbers = Object.entries(options).map(([name, text]) => [name, Number(text)]);
  for (const [name, number] of numbers) {
    const isWhole = !parts.includes(name);
    if (number > 0 && Number.isFinite(number) && (!isWhole || Number.isInteger(number))) continue;
    refuse(`--${name} has to be a ${isWhole ? 'whole ' : ''}number above 0.`);
  }
  return Object.fromEntries(numbers);
}

function refuse(problem) {
  console.error(problem);
  process.exit(2);
}
