// Runs before anything is painted: a dark page must not begin white. The program takes over from here.
try {
  const appearance = localStorage.getItem('appearance')
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.appearance = appearance
} catch {
  // Storage is switched off.
}

// What the start asks of the server, asked while the program is on its way; `providers/early.ts` hands the answers over.
try {
  const chosen = localStorage.getItem('lang')
  const language = ['nl', 'en', 'fr'].includes(chosen) ? chosen : 'nl'
  const person = localStorage.getItem('dossier.signedIn')
  const lists = JSON.parse(localStorage.getItem('dossier.lists') ?? '{}')
  const rows = person !== null && lists.person === person && location.search === '' && lists.urls[location.pathname]
  const calls = [
    rows,
    '/api/v3/user/get',
    '/api/v4/users/csrf',
    person !== null && '/api/v4/menu/user',
    `/api/v3/translate/get?lang=${language}`,
  ].filter(Boolean)
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Requested-With': 'XMLHttpRequest',
  }
  window.early = Object.fromEntries(calls.map((url) => [url, fetch(url, { credentials: 'include', headers })]))
  // Told by whoever takes it.
  for (const answer of Object.values(window.early)) answer.catch(() => undefined)
} catch {
  // Storage is switched off: the program asks by itself.
}

// The program itself cannot be loaded: say so, offer another try, and try again.
addEventListener(
  'error',
  ({ target }) => {
    const preloader = document.getElementById('preloader')
    if (!(target instanceof HTMLScriptElement) || !preloader) return
    const texts = {
      nl: ['De toepassing kon niet worden geladen. Deze pagina probeert het vanzelf opnieuw.', 'Opnieuw proberen'],
      en: ['The application could not be loaded. This page tries again by itself.', 'Try again'],
      fr: ['L’application n’a pas pu être chargée. Cette page réessaie d’elle-même.', 'Réessayer'],
    }
    let language = 'nl'
    try {
      language = localStorage.getItem('lang') ?? language
    } catch {
      // Storage is switched off.
    }
    const [sentence, again] = texts[language] ?? texts.nl
    const text = document.createElement('p')
    const link = document.createElement('a')
    text.textContent = sentence
    link.textContent = again
    link.href = ''
    preloader.replaceChildren(text, link)
    preloader.setAttribute('role', 'alert')
    preloader.removeAttribute('aria-label')
    setTimeout(() => location.reload(), 10_000)
  },
  true,
)
