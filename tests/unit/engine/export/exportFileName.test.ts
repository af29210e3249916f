import { expect, it } from 'vitest';
import { exportFileName } from '@/engine/exchange/export/exportFileName';

it.each([
  ['Utilisateurs', '2026-11-05-utilisateurs-export.csv'],
  ['Types de point relais', '2026-11-05-types-de-point-relais-export.csv'],
  ['Événements', '2026-11-05-evenements-export.csv'],
  ['« Cœur » de ville', '2026-11-05-coeur-de-ville-export.csv'],
])('names a file of %s by the date, the entity and the word export', (entity, name) => {
  expect(exportFileName(entity, new Date(2026, 10, 5, 23, 59))).toBe(name);
});
