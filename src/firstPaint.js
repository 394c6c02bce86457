// Runs before anything is painted: a dark page must not begin white. The program takes over from here.
try {
  const appearance = localStorage.getItem('appearance')
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.appearance = appearance
} catch {
  // Storage is switched off.
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
