import { readHere } from './readHere';

/** Reads a picture that the platform shows. Returns `undefined` when it cannot be had, or is none. */
export async function readPicture(address: string, apiUrl: string): Promise<Blob | undefined> {
  const blob = await readHere(address, apiUrl);
  return blob?.type.startsWith('image/') ? blob : undefined;
}
