import { parseArgs } from 'node:util';

/**
 * The options and words of the command line. Prints one line and exits with 2 if an option is unknown or has no value.
 * @type {typeof parseArgs}
 */
export const readOptions = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error.message.replaceAll('\n', ' '));
    process.exit(2);
  }
};
