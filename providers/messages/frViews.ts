/** French: lists, forms and pickers. */
import type { ViewTexts } from './viewTexts.ts'

export const views: ViewTexts = {
  list: {
    actions: 'Actions',
    any: 'Tous',
    clear: 'Effacer les filtres',
    deleteQuestion: 'Supprimer « %{title} » ? Cette action est définitive.',
    empty: 'La liste est vide.',
    filters: 'Filtres',
    from: 'à partir du',
    noResults: 'Aucun résultat pour cette recherche et ces filtres.',
    retry: 'Réessayer',
    until: 'jusqu’au',
    yes: 'Oui',
  },
  form: {
    add: 'Ajouter',
    amount: 'Ce n’est pas un montant, par exemple 1234,56.',
    calendar: 'Choisir dans le calendrier',
    currency: 'Devise',
    discard: 'Abandonner',
    languages: { nl: 'Néerlandais', en: 'Anglais', fr: 'Français' },
    stay: 'Continuer',
    unsaved: 'Votre saisie n’est pas enregistrée. L’abandonner ?',
    conflict: {
      title: 'Quelqu’un d’autre a modifié cette fiche entre-temps',
      text: 'Choisissez pour chaque champ la valeur à garder, puis enregistrez à nouveau. Rien n’a été écrasé.',
      mine: 'La mienne',
      theirs: 'La leur',
      reload: 'Tout reprendre de l’autre',
      keep: 'Utiliser ce choix',
    },
  },
  picker: {
    typeMore: 'Saisissez au moins 1 caractère',
    noResults: 'Aucun élément trouvé. Modifiez la recherche.',
  },
}
