// Runs before the first paint, so that a dark page does not start white. The program replaces it.
try {
  const appearance = localStorage.getItem('appearance')
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.appearance = appearance
} catch {
  // Storage is switched off.
}

// First requests, sent while the program loads; `providers/earlyAnswers.ts` hands out the answers.
try {
  const chosen = localStorage.getItem('lang')
  const { lang, dataset } = document.documentElement
  const language = dataset.languages.split(' ').includes(chosen) ? chosen : lang
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
  // Errors are reported by the code that takes the answer.
  for (const answer of Object.values(window.early)) answer.catch(() => undefined)
} catch {
  // Storage is switched off: the program sends the requests itself.
}

// The program cannot be loaded: show the error with a retry button, and retry automatically.
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
    let language = document.documentElement.lang
    try {
      language = localStorage.getItem('lang') ?? language
    } catch {
      // Storage is switched off.
    }
    const [sentence, again] = texts[language] ?? texts.en
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
