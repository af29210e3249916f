/** How long the address of the file stays valid, in milliseconds: long enough for the browser to begin the download. */
const KEPT = 60_000;

/** Gives a file to the browser to download under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
