/** Settings: how people must sign in. The server's variables are the minimum; a setting can only be stricter. */
import type { Setting } from './setting.ts'

export const securitySettings: readonly Setting[] = [
  {
    key: 'security.sessionIdle',
    group: 'security',
    type: 'integer',
    fallback: null,
    minimum: 10,
    maximum: 720,
    title: {
      nl: 'Afmelden na minuten zonder activiteit',
      en: 'Signed out after minutes without activity',
      fr: 'Déconnexion après des minutes d’inactivité',
    },
    help: {
      nl: 'Leeg, of meer dan de server toestaat: wat de server toestaat.',
      en: 'Empty, or more than the server allows: what the server allows.',
      fr: 'Vide, ou plus que le serveur ne permet : ce que permet le serveur.',
    },
  },
  {
    key: 'security.twoFactor',
    group: 'security',
    type: 'choice',
    fallback: 'none',
    choices: [
      { value: 'none', title: { nl: 'Niemand', en: 'Nobody', fr: 'Personne' } },
      { value: 'employees', title: { nl: 'Alle medewerkers', en: 'All employees', fr: 'Tous les employés' } },
      { value: 'all', title: { nl: 'Iedereen', en: 'Everybody', fr: 'Tout le monde' } },
    ],
    title: {
      nl: 'Tweede factor verplicht voor',
      en: 'Second factor required of',
      fr: 'Second facteur obligatoire pour',
    },
    help: {
      nl: 'Wie er nog geen heeft, stelt die in voordat er iets anders kan.',
      en: 'Whoever has none yet sets one up before anything else.',
      fr: 'Celui qui n’en a pas encore en configure un avant toute autre chose.',
    },
  },
]
