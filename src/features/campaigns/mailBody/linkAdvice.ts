import { htmlText } from '@/ui/htmlText';
import { parseHtml } from '@/ui/parseHtml';

/** What could be better about a link: words that say nothing out of their sentence, or an address that is not protected. */
export interface LinkAdvice {
  kind: 'vague' | 'insecure';
  words: string;
  address: string;
}

/** What a reader who goes from link to link would hear without knowing where they lead. */
const VAGUE = new Set(
  ['cliquez ici', 'cliquer ici', 'cliquez-ici', 'ici', 'par ici', 'lien', 'ce lien', 'voir', 'en savoir plus', 'lire la suite', 'plus d’infos', 'suite']
    .concat(['click here', 'here', 'link', 'this link', 'more', 'read more', 'learn more', 'see more']),
);

/** Of the links of a formatted text, in their order. */
export function linkAdvice(html: string): LinkAdvice[] {
  return [...parseHtml(html).querySelectorAll('a[href]')].flatMap((link): LinkAdvice[] => {
    const address = link.getAttribute('href') ?? '';
    const words = htmlText(link.innerHTML) ?? '';
    const isVague = VAGUE.has(words.toLowerCase().replaceAll("'", '’').replace(/[\s.…:!?>»]+$/u, '')) || words === '';
    return [
      ...(isVague ? [{ kind: 'vague' as const, words, address }] : []),
      ...(/^http:/i.test(address) ? [{ kind: 'insecure' as const, words, address }] : []),
    ];
  });
}
