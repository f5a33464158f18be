/** How many callers an error names. From here on it names none, until the importer sets this back. */
export const { stackTraceLimit } = Error;

// A limit of zero isn't enough: Chromium would still look for the line.
Reflect.deleteProperty(Error, 'stackTraceLimit');
