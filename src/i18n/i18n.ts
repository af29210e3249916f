import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY, toLanguage, type Language } from './language';
import loginEn from './locales/en/login.json';
import loginFr from './locales/fr/login.json';

type Texts = Record<string, Record<string, unknown>>;

const texts: Record<Language, () => Promise<{ texts: Texts }>> = {
  fr: () => import('./locales/fr'),
  en: () => import('./locales/en'),
};

/** The words of pages that few operators open, by file: they come with their page. */
const laterTexts = import.meta.glob<Record<string, unknown>>('./locales/*/later/*.json', { import: 'default' });

const laterInUse = new Set<string>();

/** Starts with the words of the login page only: the first page must not wait for the others. */
export function startI18n(language: Language): typeof i18next {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'fr',
    resources: { fr: { login: loginFr }, en: { login: loginEn } },
    defaultNS: 'login',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18next;
}

/** Adds the words of the shell, and of the pages that brought their own, once a language. */
export async function loadTexts(language: Language): Promise<void> {
  const [loaded] = await Promise.all([texts[language](), ...[...laterInUse].map((namespace) => loadLater(language, namespace))]);
  for (const [namespace, words] of Object.entries(loaded.texts)) {
    i18next.addResourceBundle(language, namespace, words, true, true);
  }
}

/** Adds words that a page brings with it; they follow a change of language from then on. */
export async function loadLaterTexts(namespace: string): Promise<void> {
  laterInUse.add(namespace);
  await loadLater(currentLanguage(), namespace);
}

async function loadLater(language: Language, namespace: string): Promise<void> {
  const words = await laterTexts[`./locales/${language}/later/${namespace}.json`]?.();
  i18next.addResourceBundle(language, namespace, words, true, true);
}

/** The current language. */
export function currentLanguage(): Language {
  return toLanguage(i18next.language);
}

/** Changes the language of the whole page and remembers it; the words must be there already. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
