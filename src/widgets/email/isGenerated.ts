import type { WidgetField } from '@/engine/model/Widget';

/**
 * Whether an address is none of the person's own: the platform makes one, by the pattern that the resource says, for who has none (contract
 * requests.create).
 */
export function isGenerated(value: unknown, { options }: WidgetField): boolean {
  const { generated } = options;
  return typeof value === 'string' && typeof generated === 'string' && new RegExp(generated).test(value);
}
