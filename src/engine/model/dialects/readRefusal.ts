import type { Refusal } from '../../../api/Dialect';
import { kindOfStatus } from '../../../api/kindOfStatus';
import type { Answer } from '../../../api/send';
import { valueAt } from './valueAt';
import { readViolations } from './violations';

/** Reads a refusal in any of the usual forms of a REST API. */
export function readRefusal({ status, body }: Pick<Answer, 'status' | 'body'>): Refusal {
  return { kind: kindOfStatus(status), message: messageIn(body), violations: readViolations(body) };
}

const MESSAGES = ['detail', 'message', 'error_description', 'error.message', 'error', 'title'];

export function messageIn(body: unknown): string {
  const texts = MESSAGES.map((place) => valueAt(body, place));
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}
