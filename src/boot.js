// Before the first paint: storage that can be used, the language and the theme, and whether there is a login page to show: not with a
// session to restore, nor on the way to a login page that is elsewhere. And all that the page is going to need, at once.
(() => {
  // A browser that refuses storage throws at the mere name, and one without room when something is written: the page then keeps it itself, until it is left.
  const { setItem } = Storage.prototype;
  const stores = ['localStorage', 'sessionStorage'].map((name) => ({ name, own: readable(name) })).map((store) => ({ ...store, page: pageStorage(store.own) }));
  stores.filter(({ own }) => !own).forEach(keepInPage);
  Storage.prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
    } catch {
      const store = stores.find(({ own }) => own === this);
      keepInPage(store);
      store.page.setItem(key, value);
    }
  };

  endClosedSession();

  const root = document.documentElement;
  const isSignedIn = kept('backOffice.token') !== null;
  const language = localStorage.getItem('backOffice.language') ?? (isSignedIn ? profileLanguage() : null);
  const dark = localStorage.getItem('backOffice.dark');
  const prefersDark = dark === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  root.lang = language?.startsWith('en') ? 'en' : 'fr';
  root.dataset.scheme = dark === 'true' || prefersDark ? 'dark' : 'light';
  const signsInElsewhere = localStorage.getItem('backOffice.externalLogin') && !sessionStorage.getItem('backOffice.askedBeforeLogin');
  // A tab beside this one may have the session of a shared computer (src/session/sharedComputer.ts).
  const mayJoin = localStorage.getItem('backOffice.sharedComputer') !== null;
  root.dataset.painted = isSignedIn || signsInElsewhere || mayJoin ? 'app' : 'login';

  const base = document.querySelector('meta[name=app-base]').content;
  window.askedConfig = fetch(`${base}config.json`, { cache: 'no-cache' });
  // Whoever reads it says so.
  window.askedConfig.catch(() => undefined);
  if (isSignedIn) {
    askForFiles();
    // The first date of a page takes the browser longer than a page of rows, and it has nothing to do before the files arrive.
    window.requestIdleCallback?.(() => Intl.DateTimeFormat(root.lang));
  }

  // Of a shared computer it is kept in this tab (src/session/keptStorage.ts).
  function kept(name) {
    return sessionStorage.getItem('shared:on') === null ? localStorage.getItem(name) : sessionStorage.getItem(`shared:${name}`);
  }

  // A browser gives a tab that it opens again all that it had: on a shared computer to whoever comes next. A reload takes less than a minute.
  function endClosedSession() {
    const leftAt = sessionStorage.getItem('shared:leftAt');
    sessionStorage.removeItem('shared:leftAt');
    if (leftAt !== null && Date.now() - Number(leftAt) > 60_000) sessionStorage.clear();
  }

  // A restored session goes to its page: each of its files would be found by running the one before.
  function askForFiles() {
    // Written by the build (scripts/vite/filesAheadPlugin.ts).
    const files = new Map('__FILES__'.split(' ').map((file) => file.split('=')));
    const path = location.pathname.slice(base.length - 1);
    const route = [...files.keys()].find((key) => key.startsWith('/') && (path === key || path.startsWith(`${key}/`)));
    const needed = ['style', 'list', root.lang, ...(route ? [route, ...pageFiles(path.slice(route.length))] : [])];
    for (const name of needed.filter((one) => files.has(one))) {
      const link = document.createElement('link');
      const isStyle = name === 'style';
      // As the module asks for it that needs it: otherwise the browser would request it once more.
      Object.assign(link, isStyle ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' });
      link.href = `${base}assets/${files.get(name)}.${isStyle ? 'css' : 'js'}`;
      document.head.append(link);
    }
  }

  // Cards take the place of the grid where there is no room for it. The build writes the width (scripts/vite/inlinePlugin.ts).
  function pageFiles(rest) {
    if (rest === '' || rest === '/') return matchMedia('__TELEPHONE__').matches ? [] : ['grid'];
    const form = ['library', 'form', `${root.lang}-form`];
    return rest.startsWith('/show/') ? [...form, 'show'] : /^\/(create|\d+)$/.test(rest) ? form : [];
  }

  // Nobody has chosen: the operator whose session is restored goes on in the language that they had.
  function profileLanguage() {
    try {
      return JSON.parse(kept('backOffice.session')).user.language;
    } catch {
      return null;
    }
  }

  function readable(name) {
    try {
      window[name].getItem('');
      return window[name];
    } catch {
      return undefined;
    }
  }

  function keepInPage({ name, page }) {
    Object.defineProperty(window, name, { value: page, configurable: true });
  }

  // What the browser takes is in its own storage, where the other tabs have to find it.
  function pageStorage(own) {
    const unkept = new Map();
    const keys = () => [...new Set([...Array.from({ length: own?.length ?? 0 }, (_, index) => own.key(index)), ...unkept.keys()])];
    return {
      // Whether the next page finds the value (src/session/keptStorage.ts).
      keeps: (key) => !unkept.has(key),
      get length() {
        return keys().length;
      },
      key: (index) => keys()[index] ?? null,
      getItem: (key) => unkept.get(key) ?? own?.getItem(key) ?? null,
      setItem(key, value) {
        unkept.delete(key);
        try {
          setItem.call(own, key, value);
        } catch {
          // The next page must not find an older value.
          own?.removeItem(key);
          unkept.set(key, String(value));
        }
      },
      removeItem(key) {
        unkept.delete(key);
        own?.removeItem(key);
      },
      clear() {
        unkept.clear();
        own?.clear();
      },
    };
  }
})();
