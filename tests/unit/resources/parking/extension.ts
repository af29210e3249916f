import { defineExtension } from '@/engine/model/Extension';
import type { parking as vocabulary } from './vocabulary';

export const parking = defineExtension<typeof vocabulary>({
  widgets: () => ({
    plate: {
      toText(value, { options }, _context, record) {
        const owner = record[String(options['owner'])];
        return `${String(options['country']).toUpperCase()} ${String(value)}${typeof owner === 'string' ? ` (${owner})` : ''}`;
      },
    },
  }),
});
