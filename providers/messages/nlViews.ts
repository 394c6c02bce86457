/** Dutch: lists, forms and pickers. */
import type { ViewTexts } from './viewTexts.ts'

export const views: ViewTexts = {
  list: {
    actions: 'Acties',
    any: 'Alle',
    clear: 'Filters wissen',
    deleteQuestion: '‘%{title}’ verwijderen? Dit kan niet ongedaan worden gemaakt.',
    empty: 'De lijst is leeg.',
    filters: 'Filters',
    from: 'vanaf',
    noResults: 'Niets voldoet aan deze zoekopdracht en filters.',
    retry: 'Opnieuw proberen',
    until: 'tot en met',
    yes: 'Ja',
  },
  form: {
    add: 'Toevoegen',
    amount: 'Dit is geen bedrag, zoals 1.234,56.',
    calendar: 'Kiezen uit de kalender',
    currency: 'Munt',
    discard: 'Weggooien',
    languages: { nl: 'Nederlands', en: 'Engels', fr: 'Frans' },
    stay: 'Verder bewerken',
    unsaved: 'Wat je hebt ingevuld is niet opgeslagen. Weggooien?',
    conflict: {
      title: 'Iemand anders heeft dit intussen gewijzigd',
      text: 'Kies per veld welke waarde blijft en sla daarna opnieuw op. Er is niets overschreven.',
      mine: 'Van mij',
      theirs: 'Van de ander',
      reload: 'Alles van de ander overnemen',
      keep: 'Deze keuze gebruiken',
    },
  },
  picker: {
    typeMore: 'Typ 1 of meer tekens',
    noResults: 'Niets gevonden. Pas de zoekopdracht aan.',
  },
}
