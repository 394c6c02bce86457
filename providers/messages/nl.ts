/** Dutch: react-admin's own texts, those of the shell and those of lists and forms. */
import { reactAdmin } from './dutch.ts'
import { views } from './nlViews.ts'
import type { ShellTexts } from './shellTexts.ts'

const shell: ShellTexts = {
  shell: {
    menu: 'Hoofdmenu',
    language: 'Taal',
    theme: { label: 'Weergave', light: 'Licht', dark: 'Donker', system: 'Zoals het systeem' },
    account: 'Mijn account',
    toTop: 'Naar boven',
    dismiss: 'Melding sluiten',
    notifications: 'Meldingen',
    retry: 'Opnieuw proberen',
    home: 'Naar de eerste pagina',
    pages: { signIn: 'Aanmelden', home: 'Start' },
    signIn: {
      heading: 'Aanmelden',
      lead: 'Gebruik de gegevens van uw account.',
      busy: 'Bezig met aanmelden…',
    },
    expired: {
      title: 'Opnieuw aanmelden',
      warning: 'De sessie is verlopen, of u hebt geen rechten om dit te doen!',
    },
    refused: 'U hebt geen rechten om die pagina te openen.',
    denied: {
      title: 'Geen toegang!',
      text: 'U bent aangemeld als %{name}, maar dit account heeft geen rechten op een pagina. Vraag uw beheerder om rechten, of meld u af en gebruik een ander account.',
    },
    notFound: { title: 'Niet gevonden', text: 'Deze pagina bestaat niet, of het adres is veranderd.' },
    failure: {
      title: 'Er ging iets mis',
      text: 'Deze pagina kon niet worden getoond. Wat u op andere pagina’s opsloeg is bewaard.',
    },
    start: {
      title: 'De toepassing kon niet starten',
      texts: 'De teksten konden niet worden geladen.',
      token: 'De beveiligingssleutel kon niet worden geladen.',
      user: 'Uw account kon niet worden geladen.',
    },
    frame: {
      more: 'Meer',
      search: 'Dossiers zoeken',
      openSearch: 'Zoeken openen',
      close: 'Sluiten',
      ownUser: 'Terug naar mijn eigen account',
      waiting: 'Nog %{smart_count} melding |||| Nog %{smart_count} meldingen',
      times: '%{count} keer',
      contact: 'Contact',
      release: 'Versie %{release}',
      welcome: {
        title: 'Incasso, van herinnering tot rechtbank, op één plek',
        text: 'Onze medewerkers werken hier aan hun dossiers, en onze opdrachtgevers volgen de hunne: wat er openstaat, wat er is gedaan en wat er nog komt.',
      },
    },
    menuFailed: 'Het menu kon niet worden geladen.',
  },
  error: {
    generic: 'Er ging iets mis. Probeer het opnieuw.',
    network: 'De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.',
    forbidden: 'De sessie is verlopen, of u hebt geen rechten om dit te doen!',
    server: 'De server kon dit niet uitvoeren. Probeer het later opnieuw.',
    noToken: 'De server gaf geen beveiligingssleutel.',
    noUser: 'De server gaf geen bruikbare accountgegevens.',
  },
}

export const messages = { ...reactAdmin, ...shell, ...views }
