/** Reads a file of the app's own origin or the API's: the security policy blocks requests to other hosts. `undefined` when the file cannot be loaded, for whatever reason. */
export async function readHere(address: string, apiUrl: string): Promise<Blob | undefined> {
  const { origin } = new URL(address, location.href);
  if (![location.origin, new URL(apiUrl, location.href).origin].includes(origin)) return undefined;
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
