/** Built-in sentences for a start that fails before any text loads; English for a language that lacks them. */
type Sentences = Readonly<Record<string, string>>

const texts: Readonly<Record<string, Sentences>> = {
  nl: {
    'shell.start.title': 'De toepassing kon niet starten',
    'shell.start.texts': 'De teksten konden niet worden geladen.',
    'shell.start.token': 'De beveiligingssleutel kon niet worden geladen.',
    'shell.start.user': 'Uw account kon niet worden geladen.',
    'shell.start.menu': 'Het menu kon niet worden geladen.',
    'shell.start.slow': 'De server heeft nog niet geantwoord.',
    'shell.start.again': 'Deze pagina probeert het vanzelf opnieuw.',
    'shell.retry': 'Opnieuw proberen',
    'error.generic': 'Er ging iets mis. Probeer het opnieuw.',
    'error.network': 'De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.',
    'error.server': 'De server kon dit niet uitvoeren. Probeer het later opnieuw.',
  },
  en: {
    'shell.start.title': 'The application could not start',
    'shell.start.texts': 'The texts could not be loaded.',
    'shell.start.token': 'The security token could not be loaded.',
    'shell.start.user': 'Your account could not be loaded.',
    'shell.start.menu': 'The menu could not be loaded.',
    'shell.start.slow': 'The server has not answered yet.',
    'shell.start.again': 'This page tries again by itself.',
    'shell.retry': 'Try again',
    'error.generic': 'Something went wrong. Please try again.',
    'error.network': 'The server cannot be reached. Check the connection and try again.',
    'error.server': 'The server could not do this. Please try again later.',
  },
  fr: {
    'shell.start.title': 'L’application n’a pas pu démarrer',
    'shell.start.texts': 'Les textes n’ont pas pu être chargés.',
    'shell.start.token': 'Le jeton de sécurité n’a pas pu être chargé.',
    'shell.start.user': 'Votre compte n’a pas pu être chargé.',
    'shell.start.menu': 'Le menu n’a pas pu être chargé.',
    'shell.start.slow': 'Le serveur n’a pas encore répondu.',
    'shell.start.again': 'Cette page réessaie d’elle-même.',
    'shell.retry': 'Réessayer',
    'error.generic': 'Un problème est survenu. Veuillez réessayer.',
    'error.network': 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
    'error.server': 'Le serveur n’a pas pu effectuer cette action. Veuillez réessayer plus tard.',
  },
}

export const startTexts = (locale: string): Sentences => texts[locale] ?? texts.en ?? {}
