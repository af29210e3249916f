import type { WidgetField } from '@/engine/model/Widget';

/** Whether an address is not the person's own: the platform generates one, by a pattern that the resource names, for people who have none (contract requests.create). */
export function isGenerated(value: unknown, { options }: WidgetField): boolean {
  const { generated } = options;
  return typeof value === 'string' && typeof generated === 'string' && new RegExp(generated).test(value);
}
