import { expect, it } from 'vitest';
import { quoted, turnsOf } from '@/ui/quotedWords';

it('quotes the beginning of what is very long', () => {
  expect(turnsOf(`La plateforme dit : ${quoted('Trop court')}.`)).toEqual(['La plateforme dit : ', 'Trop court', '.']);
  const [, said = ''] = turnsOf(quoted('a'.repeat(5_000_000)));
  expect([said.length, said.at(-1)]).toEqual([401, '…']);
});
