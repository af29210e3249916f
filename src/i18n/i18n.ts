import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY, toLanguage, type Language } from './language';
import { texts as en } from './locales/enFirst';
import { texts as fr } from './locales/frFirst';

type Texts = Record<string, Record<string, unknown>>;

type Load = () => Promise<{ texts: Texts }>;

const appTexts: Record<Language, Load> = {
  fr: () => import('./locales/fr'),
  en: () => import('./locales/en'),
};

/** The words of pages that few operators open, by file. They load with their page. */
const laterTexts = import.meta.glob<Record<string, unknown>>('./locales/*/later/*.json', { import: 'default' });

const laterInUse = new Set<string>();

/** Starts with the words of the login page only, in both languages, so that the first page waits for no others. */
export function startI18n(language: Language): typeof i18next {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'fr',
    // i18next writes into these objects, so that each start has its own.
    resources: { fr: { ...fr }, en: { ...en } },
    defaultNS: 'login',
    // These are the default separators. When they are not set, i18next first checks whether each key is a sentence, which takes most of the time of a translation.
    keySeparator: '.',
    nsSeparator: ':',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18next;
}

/** Adds all the words: those of the shell, and of the pages whose own words are loaded. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([addTexts(language, appTexts[language]), ...[...laterInUse].map((namespace) => loadLater(language, namespace))]);
  // A page that was opened meanwhile has loaded its words in the language that the others are still in.
  for (const namespace of laterInUse) if (!i18next.hasResourceBundle(language, namespace)) await loadLater(language, namespace);
}

async function addTexts(language: Language, load: Load): Promise<void> {
  const { texts } = await load();
  for (const [namespace, words] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, words, true, true);
}

/** Adds the words of a page, in the language that is spoken once they are there; from then on they are loaded again when the language changes. */
export async function loadLaterTexts(namespace: string): Promise<void> {
  laterInUse.add(namespace);
  const language = currentLanguage();
  await loadLater(language, namespace);
  if (language !== currentLanguage()) await loadLaterTexts(namespace);
}

async function loadLater(language: Language, namespace: string): Promise<void> {
  const words = await laterTexts[`./locales/${language}/later/${namespace}.json`]?.();
  i18next.addResourceBundle(language, namespace, words, true, true);
}

export function currentLanguage(): Language {
  return toLanguage(i18next.language);
}

/** The language that an operator, whoever it was, has chosen on this computer. */
export function chosenLanguage(): string | null {
  return localStorage.getItem(LANGUAGE_KEY);
}

/** Changes the language of the page at the operator's choice, and remembers it. The words must be loaded already. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  await speak(language);
}

/** Changes the language of this page until it is left. The words must be loaded already. */
export async function speak(language: Language): Promise<void> {
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
