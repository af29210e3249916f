/**
 * A file that the platform shows, from here or from the API: the security policy lets nothing be asked of other hosts. `undefined` when it cannot be had, for whatever
 * reason.
 */
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
