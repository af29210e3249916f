// Before the first paint: storage that can be used, the language and the theme, and whether there is a login page to show: not with a
// session to restore, nor on the way to a login page that is elsewhere.
(() => {
  // A browser that refuses storage throws at the mere name: the page works all the same, and forgets when it is left.
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { value: memoryStorage() });
    }
  }

  const root = document.documentElement;
  const isSignedIn = localStorage.getItem('backOffice.refreshToken') !== null;
  const language = localStorage.getItem('backOffice.language') ?? (isSignedIn ? profileLanguage() : null);
  const dark = localStorage.getItem('backOffice.dark');
  const prefersDark = dark === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  root.lang = language?.startsWith('en') ? 'en' : 'fr';
  root.dataset.scheme = dark === 'true' || prefersDark ? 'dark' : 'light';
  const signsInElsewhere = localStorage.getItem('backOffice.externalLogin') && !sessionStorage.getItem('backOffice.askedBeforeLogin');
  root.dataset.painted = isSignedIn || signsInElsewhere ? 'app' : 'login';

  // Nobody has chosen: the operator whose session is restored goes on in the language that they had.
  function profileLanguage() {
    try {
      return JSON.parse(localStorage.getItem('backOffice.session')).user.language;
    } catch {
      return null;
    }
  }

  function memoryStorage() {
    const values = new Map();
    return {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, String(value)),
      removeItem: (key) => void values.delete(key),
      clear: () => values.clear(),
    };
  }
})();
