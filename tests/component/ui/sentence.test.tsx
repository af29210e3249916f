// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import errors from '@/i18n/locales/fr/errors.json';
import session from '@/i18n/locales/fr/session.json';
import { knownWords, platformWords } from '@/session/platformWords';
import { Sentence } from '@/ui/Sentence';

const i18n = createInstance();
await i18n.init({ lng: 'fr', resources: { fr: { errors, session } } });

describe('what the platform says', () => {
  it.each(['SolidarySolution is missing', 'Cette chaîne est trop longue.', 'Le fichier est trop lourd'])('is marked as its words, in its language, where it is not known: %s', (said) => {
    render(<Sentence text={`Refusé. ${platformWords(said, i18n.t)}`} />);
    const words = screen.getByText(said);
    expect([words.tagName, words.lang]).toEqual(['SMALL', 'en']);
  });

  it.each([
    'An authentication exception occurred.',
    'Unable to load an user with property "username" = "jeanne@exemple.fr". If the user identity has changed, you must renew the token.',
    'Deserialization for the format "jsonapi" is not supported.',
    'Cette valeur n\'est pas une adresse email valide.',
  ])('is said in ours where it is: %s', (said) => {
    const { container } = render(<Sentence text={platformWords(said, i18n.t)} />);
    expect(container.querySelector('[lang]')).toBeNull();
    expect(container.textContent).not.toContain(said);
  });

  it('of a file that is imported is not taken for what it says of a request', () => {
    expect(knownWords('jeanne@exemple.fr added', i18n.t)).toBeUndefined();
  });
});
