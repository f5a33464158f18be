/** Sends JSON and returns the status. Throws if the connection breaks. */
export async function send(address, method, path, body) {
  const answer = await fetch(address + path, {
    method,
    body,
    headers: { 'content-type': 'application/json' },
  });
  await answer.arrayBuffer();
  return answer.status;
}
