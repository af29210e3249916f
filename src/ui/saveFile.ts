/** Long enough for the browser to have begun its download. */
const KEPT = 60_000;

/** Hands a file to the browser, as a download under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
