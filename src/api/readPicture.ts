/**
 * The bytes of a picture that the platform shows, from here or from the API: the security policy lets nothing be asked of other hosts. `undefined` when it
 * cannot be had, for whatever reason.
 */
export async function readPicture(address: string, apiUrl: string): Promise<Blob | undefined> {
  const { origin } = new URL(address, location.href);
  if (![location.origin, new URL(apiUrl, location.href).origin].includes(origin)) return undefined;
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    const blob = answer.ok ? await answer.blob() : undefined;
    return blob?.type.startsWith('image/') ? blob : undefined;
  } catch {
    return undefined;
  }
}
