import type { CSSProperties, JSX } from 'react';

import { readTokens, schemesOf, type Token } from '../styles/read-tokens.ts';

export function TokenTable({ css }: { readonly css: string }): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">By day</th>
          <th scope="col">By night</th>
        </tr>
      </thead>
      <tbody>
        {readTokens(css).map((token) => (
          <Row key={token.name} token={token} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ token }: { readonly token: Token }): JSX.Element {
  const schemes = schemesOf(token);
  return (
    <tr>
      <th scope="row" style={{ textAlign: 'start' }}>
        <code>{token.name}</code>
      </th>
      {schemes === null ? (
        <td colSpan={2}>
          <code>{token.value}</code>
        </td>
      ) : (
        <>
          <Swatch color={schemes.light} />
          <Swatch color={schemes.dark} />
        </>
      )}
    </tr>
  );
}

function Swatch({ color }: { readonly color: string }): JSX.Element {
  return (
    <td>
      <span style={{ ...swatch, background: color }} /> <code>{color}</code>
    </td>
  );
}

const swatch: CSSProperties = {
  display: 'inline-block',
  width: '3rem',
  height: '1.5rem',
  border: '1px solid #8888',
  borderRadius: '2px',
  verticalAlign: 'middle',
};
