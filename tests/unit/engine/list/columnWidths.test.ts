import { describe, expect, it } from 'vitest';
import { columnWidth } from '@/engine/list/grid/columnWidths';

const dates = Array.from({ length: 25 }, () => '21/11/2026 13:05');
const mails = ['a@b.fr', 'jeanne.dupont@exemple.fr', 'maximilien.de-montmorency-laval@une-tres-longue-adresse.exemple.fr'];

describe('the width of a column', () => {
  it('holds texts that are all alike, such as dates: whole where there is room, else with the time below the day', () => {
    const { least, wanted } = columnWidth('Créé le', dates);
    expect(wanted).toBeGreaterThan(columnWidth('Créé le', ['21/11/2026 13']).wanted);
    expect(least).toBe(columnWidth('Créé le', ['21/11/2026']).least);
    expect(columnWidth('Créé le', [undefined, ...dates])).toEqual(columnWidth('Créé le', dates));
  });

  it('holds the rare text of a status whole', () => {
    const states = Array.from({ length: 25 }, (_, index) => (index === 7 ? 'Désactivé' : 'Actif'));
    expect(columnWidth('Statut', states).least).toBe(columnWidth('Statut', Array.from(states, () => 'Désactivé')).least);
    expect(columnWidth('Statut', states.slice(0, 8))).toEqual(columnWidth('Statut', states));
  });

  it('holds what is rendered beside its texts', () => {
    const states = Array.from({ length: 25 }, (_, index) => (index === 7 ? 'Modérateur' : 'Membre'));
    expect(columnWidth('Statut', states, { beside: 26 }).least).toBe(columnWidth('Statut', states).least + 26);
  });

  it('does not let one long text push the others away', () => {
    const { least, wanted } = columnWidth('Adresse', mails);
    expect(least).toBe(columnWidth('Adresse', mails.slice(1, 2)).wanted);
    const { least: capped } = columnWidth('Adresse', [mails[0], mails[2], mails[2]]);
    expect(capped).toBe(225);
    expect(wanted).toBe(280);
  });

  it('holds each word of a name, and a telephone number, whole', () => {
    const names = ['Guillaume', 'Léa', 'Zoé', 'Joël', 'Manon', 'Lucas'];
    expect(columnWidth('Prénom', names).least).toBe(columnWidth('Prénom', names.slice(0, 1)).least);
    const hyphened = columnWidth('Prénom', ['Jean-Guillaume', 'Léa', 'Zoé', 'Joël']);
    const number = '06 57 20 90 27'.replaceAll(' ', '\u00a0');
    expect(columnWidth('Téléphone', [number, '15', '+33 6 57 20 90 27', '3114']).least).toBe(columnWidth('Téléphone', [number]).least);
    expect(hyphened.least).toBe(columnWidth('Prénom', names.slice(0, 1)).least);
  });

  it('holds half of texts of all lengths', () => {
    const texts = [1, 10, 30].map((length) => 'n'.repeat(length));
    expect(columnWidth('', texts).least).toBe(columnWidth('', [texts[1]]).least);
  });

  it('gives more to the name of the record', () => {
    expect(columnWidth('Titre', mails, { isName: true }).least).toBe(210);
  });

  it('is never too narrow for its label, nor wide for its label alone', () => {
    expect(columnWidth('Statut', ['Oui']).least).toBeGreaterThanOrEqual(80);
    expect(columnWidth('Accepte les actualités par e-mail', ['Oui']).least).toBeLessThanOrEqual(120);
  });

  it('cuts the rare text of a status when it is long, and texts that are short and all different', () => {
    const rare = Array.from({ length: 25 }, (_, index) => (index === 7 ? 'En attente de la pièce d’identité' : 'Actif'));
    const different = Array.from({ length: 12 }, (_, index) => 'mm '.repeat(index + 1).trim());
    for (const texts of [rare, different]) {
      const { least, wanted } = columnWidth('', texts);
      expect(least).toBeLessThan(wanted);
    }
  });

  it('grows with its texts, up to the widest, with what stands beside them', () => {
    const { wanted } = columnWidth('', mails.slice(0, 2));
    expect(columnWidth('', mails.slice(0, 2), { beside: 20 }).wanted).toBe(wanted + 20);
    expect(columnWidth('', mails, { beside: 20 }).wanted).toBe(280);
  });

  it('knows wide letters from narrow ones, and that figures but the 1 are all alike', () => {
    const [small, capital, narrow, stem, ones, threes, eights] = ['a', 'A', 'i', 't', '1', '3', '8'].map((letter) => columnWidth('', [letter.repeat(15)]).wanted);
    expect([capital! > small!, small! > stem!, stem! > narrow!, eights! > small!, ones! < eights!, threes === eights]).toEqual([true, true, true, true, true, true]);
  });

  it('has room for the longest word of its label, or for half of all of it: a label takes two lines', () => {
    const labelled = (label: string) => columnWidth(label, []).least;
    expect(labelled('Adresse')).toBeGreaterThan(80);
    expect([labelled('Adresse a'), labelled('Adresse-a'), labelled('a Adresse')]).toEqual([labelled('Adresse'), labelled('Adresse'), labelled('Adresse')]);
    expect(labelled('Adr esse')).toBe(80);
    expect(labelled('Adresse de livraison')).toBeGreaterThan(labelled('Adresse'));
  });

  it('has room for one long word of its label, which cannot be broken', () => {
    expect(columnWidth('Registration', []).least).toBeGreaterThan(columnWidth('Registr', []).least);
    expect(columnWidth('Anticonstitutionnellement', []).least).toBe(144);
  });

  it('takes less for its label than for a text of that length, but for the arrow', () => {
    expect(columnWidth('Distance', []).least).toBeLessThan(columnWidth('', ['Distance']).least + 20);
  });

  it('has a size without any text', () => {
    expect(columnWidth('', [])).toEqual({ least: 80, wanted: 80 });
    expect(columnWidth('', [undefined])).toEqual({ least: 80, wanted: 80 });
  });
});
