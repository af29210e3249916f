import type { InputProps } from '@/engine/model/Widget';

/** The ARIA attributes of the box of a formatted text, whether its editor is created yet or not. */
export function boxAttributes({ id, field, required, invalid, describedBy }: InputProps): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': field.label,
    'aria-required': String(required),
    'aria-invalid': String(invalid),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
}
