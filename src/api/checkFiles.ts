import { ApiError } from './ApiError';

/**
 * Rejects where a file of a form can no longer be read, as it was changed or removed after it was chosen. The browser would break such a call off by itself, which
 * looks as if the answer of a platform that has the file was lost.
 */
export async function checkFiles(form: FormData): Promise<void> {
  const files = [...form.values()].filter((part) => part instanceof File);
  try {
    await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()));
  } catch (cause) {
    throw new ApiError('fileUnread', '', [], { cause });
  }
}
