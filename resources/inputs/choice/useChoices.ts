/** Records to choose from, searched on the server after a pause in typing. */
import { useGetList, useTranslate } from 'react-admin'
import { asChoice, choiceFor, type RelationOf } from '#providers/dataProvider.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { useMay } from '#resources/contexts/may.ts'
import { optionLimit } from './options.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'

/** Milliseconds (specification, section 9). */
export const searchPause = 500

export type Sought = {
  reference: string
  /** Filter of the records that may be chosen. */
  where?: Readonly<Record<string, unknown>>
  /** The relation to fill in: whoever may write it may choose from records that they may not read. */
  of?: RelationOf
  /** The relation's own choices are a tree. */
  ofTree?: boolean
}

export function useChoices({ reference, where = {}, of, ofTree }: Sought, typed: string) {
  const text = useDebounced(typed.trim(), searchPause)
  const translate = useTranslate()
  const may = useMay()
  const { access } = useEntityDefinition(reference)
  const isSeen = !access || may(access.read)
  const own = isSeen && !ofTree ? undefined : of
  // A request for unreadable records would only open the sign-in dialog.
  const isAsking = text.length >= 1 && (isSeen || of !== undefined)
  const { data, meta, isFetching } = useGetList<Related>(
    reference,
    {
      filter: own ? { search: text } : { ...where, search: text },
      pagination: { page: 1, perPage: optionLimit },
      sort: { field: '', order: 'ASC' },
      meta: own ? choiceFor(own) : asChoice,
    },
    { enabled: isAsking, staleTime: 10_000 },
  )
  const isWaiting = isAsking && typed.trim() !== '' && (isFetching || typed.trim() !== text)
  return {
    choices: isAsking && typed.trim() !== '' ? (data ?? []) : [],
    isWaiting,
    /** Heading above similar matches with one typo. */
    heading: meta?.similar === true ? translate('list.similar', { search: text }) : undefined,
    /** Shown instead of choices. */
    note: translate(noteOf(typed, isSeen || of !== undefined)),
  }
}

const noteOf = (typed: string, mayAsk: boolean): string => {
  if (!mayAsk) return 'error.noRight'
  return typed.trim() === '' ? 'picker.typeMore' : 'picker.noResults'
}
