import { readHere } from './readHere';

/** Reads a picture that the platform shows. `undefined` when the file cannot be loaded, or is no picture. */
export async function readPicture(address: string, apiUrl: string): Promise<Blob | undefined> {
  const blob = await readHere(address, apiUrl);
  return blob?.type.startsWith('image/') ? blob : undefined;
}
