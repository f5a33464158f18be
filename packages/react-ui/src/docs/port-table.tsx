import type { JSX } from 'react';

import { type Implementation, type PortEntry, portsOf } from './ports-of.ts';

const sources = import.meta.glob<string>(
  [
    '../../../core/src/**/*.ts',
    '../../../core/testing/**/*.ts',
    '../../../adapters-*/src/*.ts',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Lists each port of the core with its fake, adapters and contract, read from the sources. */
export function PortTable(): JSX.Element {
  const ports = portsOf(
    Object.fromEntries(
      Object.entries(sources).map(([file, text]) => [file.replace(/^(\.\.\/)+/, ''), text]),
    ),
  );
  return (
    <>
      {ports.map((port) => (
        <Port key={port.name} port={port} />
      ))}
    </>
  );
}

function Port({ port }: { readonly port: PortEntry }): JSX.Element {
  return (
    <section>
      <h2>{port.name}</h2>
      <p>{port.meaning}</p>
      <table>
        <tbody>
          <Line name="Methods" files={port.methods.map((name) => ({ name, file: '' }))} />
          <Line name="Port" files={[{ name: port.name, file: port.file }]} />
          <Line name="Fake" files={port.fakes} />
          <Line name="Adapter" files={port.adapters} />
          {port.contract !== null && (
            <Line name="Contract" files={[{ name: '', file: port.contract }]} />
          )}
        </tbody>
      </table>
    </section>
  );
}

function Line({
  name,
  files,
}: {
  readonly name: string;
  readonly files: readonly Implementation[];
}): JSX.Element {
  return (
    <tr>
      <th scope="row" style={{ textAlign: 'start' }}>
        {name}
      </th>
      <td>
        {files.map((one) => (
          <div key={`${one.name} ${one.file}`}>
            {one.name !== '' && <code>{one.name}</code>}{' '}
            {one.file !== '' && <small>packages/{one.file}</small>}
          </div>
        ))}
      </td>
    </tr>
  );
}
