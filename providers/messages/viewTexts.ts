/** The texts of lists, forms and pickers, which every language must have whole. */
export type ViewTexts = {
  list: {
    actions: string
    any: string
    clear: string
    /** With the title of the record. */
    deleteQuestion: string
    empty: string
    filters: string
    from: string
    noResults: string
    retry: string
    until: string
    yes: string
  }
  form: {
    add: string
    amount: string
    calendar: string
    currency: string
    discard: string
    languages: { nl: string; en: string; fr: string }
    stay: string
    unsaved: string
    conflict: { title: string; text: string; mine: string; theirs: string; reload: string; keep: string }
  }
  picker: { typeMore: string; noResults: string }
}
