// Before the first paint: the saved language and theme, and whether there is a session to restore rather than a login page to show.
(() => {
  const root = document.documentElement;
  try {
    const language = localStorage.getItem('backOffice.language');
    const dark = localStorage.getItem('backOffice.dark');
    const prefersDark = dark === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
    root.lang = language?.startsWith('en') ? 'en' : 'fr';
    root.dataset.scheme = dark === 'true' || prefersDark ? 'dark' : 'light';
    root.dataset.painted = localStorage.getItem('backOffice.refreshToken') ? 'app' : 'login';
  } catch {
    // Storage is refused: French, light, signed out.
  }
})();
