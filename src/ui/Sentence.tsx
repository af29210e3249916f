import { turnsOf } from './quotedWords';

/**
 * A sentence of ours that may quote the platform: what it says stands apart in small type, and is read aloud in its own language. Its
 * errors are in English, the rules of its fields in French (contract wire.locale).
 */
export function Sentence({ text }: { text: string }) {
  return turnsOf(text).map((turn, index) =>
    index % 2 === 0 ? (
      turn
    ) : (
      // A sentence is drawn again as a whole.
      <small key={index} lang={FRENCH.test(turn) ? 'fr' : 'en'}>
        {turn}
      </small>
    ),
  );
}

const FRENCH = /[àâçèéêîôùû]|\b(?:cette|valeur|doit|pas|est)\b/i;
