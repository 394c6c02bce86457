/** English: lists, forms and pickers. */
import type { ViewTexts } from './viewTexts.ts'

export const views: ViewTexts = {
  list: {
    actions: 'Actions',
    any: 'All',
    clear: 'Clear filters',
    deleteQuestion: 'Delete “%{title}”? This cannot be undone.',
    empty: 'List is empty.',
    filters: 'Filters',
    from: 'from',
    noResults: 'Nothing matches this search and these filters.',
    retry: 'Try again',
    until: 'up to and including',
    yes: 'Yes',
  },
  form: {
    add: 'Add',
    amount: 'This is not an amount, such as 1,234.56.',
    calendar: 'Choose from the calendar',
    currency: 'Currency',
    discard: 'Discard',
    languages: { nl: 'Dutch', en: 'English', fr: 'French' },
    stay: 'Keep editing',
    unsaved: 'What you typed has not been saved. Discard it?',
    conflict: {
      title: 'Someone else changed this in the meantime',
      text: 'Choose per field which value stays, then save again. Nothing has been overwritten.',
      mine: 'Mine',
      theirs: 'Theirs',
      reload: 'Take all of theirs',
      keep: 'Use this choice',
    },
  },
  picker: {
    typeMore: 'Please enter 1 or more characters',
    noResults: 'No elements found. Consider changing the search query.',
  },
}
