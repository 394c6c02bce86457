/** French: react-admin's own texts, and those of the shell. */
import reactAdmin from 'ra-language-french'
import { views } from './frViews.ts'
import type { ShellTexts } from './shellTexts.ts'

const ra = {
  ...reactAdmin.ra,
  page: { ...reactAdmin.ra.page, empty: 'La liste est vide.' },
  navigation: {
    ...reactAdmin.ra.navigation,
    no_results: 'La liste est vide.',
    no_filtered_results: 'Aucun résultat avec ces filtres.',
    page_range_info: '%{offsetBegin}–%{offsetEnd} sur %{total}',
  },
  auth: { ...reactAdmin.ra.auth, user_menu: 'Mon compte', logout: 'Se déconnecter' },
  notification: {
    ...reactAdmin.ra.notification,
    updated: 'Enregistré |||| %{smart_count} enregistrés',
    created: 'Ajouté',
    deleted: 'Supprimé |||| %{smart_count} supprimés',
  },
}

const shell: ShellTexts = {
  shell: {
    menu: 'Menu principal',
    language: 'Langue',
    theme: { label: 'Apparence', light: 'Clair', dark: 'Sombre', system: 'Comme le système' },
    account: 'Mon compte',
    toTop: 'Haut de page',
    dismiss: 'Fermer le message',
    notifications: 'Messages',
    retry: 'Réessayer',
    home: 'Vers la première page',
    pages: { signIn: 'Connexion', home: 'Accueil' },
    signIn: { heading: 'Connexion', lead: 'Utilisez les identifiants de votre compte.', busy: 'Connexion en cours…' },
    expired: {
      title: 'Reconnectez-vous',
      warning: 'La session a expiré, ou vous n’avez pas le droit d’effectuer cette action !',
    },
    refused: 'Vous n’avez pas le droit d’ouvrir cette page.',
    denied: {
      title: 'Accès refusé !',
      text: 'Vous êtes connecté en tant que %{name}, mais ce compte n’a de droits sur aucune page. Demandez des droits à votre administrateur, ou déconnectez-vous et utilisez un autre compte.',
    },
    notFound: { title: 'Introuvable', text: 'Cette page n’existe pas, ou son adresse a changé.' },
    failure: {
      title: 'Un problème est survenu',
      text: 'Cette page n’a pas pu être affichée. Ce que vous avez enregistré ailleurs est conservé.',
    },
    start: {
      title: 'L’application n’a pas pu démarrer',
      texts: 'Les textes n’ont pas pu être chargés.',
      token: 'Le jeton de sécurité n’a pas pu être chargé.',
      user: 'Votre compte n’a pas pu être chargé.',
    },
    frame: {
      more: 'Plus',
      search: 'Rechercher des dossiers',
      openSearch: 'Ouvrir la recherche',
      close: 'Fermer',
      ownUser: 'Revenir à mon propre compte',
      waiting: 'Encore %{smart_count} message |||| Encore %{smart_count} messages',
      times: '%{count} fois',
      contact: 'Contact',
      release: 'Version %{release}',
      welcome: {
        title: 'Le recouvrement, du rappel au tribunal, en un seul endroit',
        text: 'Nos collaborateurs y traitent leurs dossiers et nos clients y suivent les leurs : ce qui est dû, ce qui a été fait et ce qui va suivre.',
      },
    },
    menuFailed: 'Le menu n’a pas pu être chargé.',
  },
  error: {
    generic: 'Un problème est survenu. Veuillez réessayer.',
    network: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
    forbidden: 'La session a expiré, ou vous n’avez pas le droit d’effectuer cette action !',
    server: 'Le serveur n’a pas pu effectuer cette action. Veuillez réessayer plus tard.',
    noToken: 'Le serveur n’a pas donné de jeton de sécurité.',
    noUser: 'Le serveur n’a pas donné de compte utilisable.',
  },
}

export const messages = { ra, ...shell, ...views }
