import { createServer } from 'node:http';

/** Serves leads with nothing between the socket and `save`: no checks, no limits, no log. */
export function answerLeads(save) {
  const server = createServer((request, response) => {
    if (request.method === 'GET') return response.end('ok');
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => void answer(JSON.parse(text), response));
  });
  async function answer(lead, response) {
    const tokenId = await save(lead);
    const { TransactionId } = lead;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({ success: true, tokenId, TransactionId, leadTransactionId: TransactionId }),
    );
  }
  server.listen(Number(process.env.PORT), '127.0.0.1');
}

export const columns = [
  ...['id', 'token_id', 'transaction_id', 'facility_id', 'first_name', 'last_name', 'email'],
  ...['phone', 'zip', 'outreach_code', 'source_url', 'receive_text_alerts', 'consents'],
  ...['created_at', 'updated_at'],
];

/** The values of the columns, as they came. */
export function valuesOf(lead, id, tokenId) {
  const at = new Date().toISOString();
  return [
    ...[id, tokenId, lead.TransactionId, lead.FacilityId, lead.FirstName, lead.LastName],
    ...[lead.EmailAddress, lead.PhoneNumber, lead.Zipcode, lead.OutreachCode, lead.SourceUrl],
    ...[lead.receiveTextAlerts ? 1 : 0, JSON.stringify(lead.Answers), at, at],
  ];
}

/** `placeholder` spells the n-th value, from 1 on. */
export function upsert(placeholder) {
  const places = columns.map((_, index) => placeholder(index + 1));
  const changes = columns.slice(3).filter((name) => name !== 'created_at');
  return `insert into leads (${columns.join()}) values (${places.join()})
    on conflict (transaction_id) do update set ${changes.map((name) => `${name} = excluded.${name}`).join()}
    returning token_id`;
}
