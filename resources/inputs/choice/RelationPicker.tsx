/** Searchable picker of related records. Independent of forms, so that filters use it too. */
import Autocomplete from '@mui/material/Autocomplete'
import Typography from '@mui/material/Typography'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { levelAmong, pathOf, pathText, useWithPaths, wholeText } from './treePath.ts'
import { useAutocompleteTexts } from '#resources/inputs/useAutocompleteTexts.ts'
import { useChoices, type Sought } from './useChoices.ts'

export type RelationTarget = Pick<Sought, 'reference' | 'where' | 'ofTree'> & {
  embed: readonly string[]
  /** Property of the records that names the record each is part of. */
  partOf?: string
}

type PickerProps<Many extends boolean> = RelationTarget & {
  of?: Sought['of']
  multiple?: Many
  value: Many extends true ? Related[] : Related | null
  onChange: (value: Many extends true ? Related[] : Related | null) => void
  onBlur?: () => void
  disabled?: boolean
  /** Typed text, offered as the name of a new record. */
  onType?: (text: string) => void
  input: (params: AutocompleteRenderInputParams) => ReactNode
}

export function RelationPicker<Many extends boolean = false>(props: PickerProps<Many>) {
  const { reference, embed, partOf, ofTree, where, of, multiple, value, onChange, onBlur, disabled, onType, input } =
    props
  const [typed, setTyped] = useState('')
  const { choices, heading, isWaiting, note } = useChoices({ reference, where, of, ofTree }, typed)
  const given = useMemo(() => [value ?? []].flat() as Related[], [value])
  const withPaths = useWithPaths(given, reference, partOf !== undefined)
  const known = (one: Related) =>
    (one._path === undefined ? withPaths.find(({ id }) => id === one.id) : undefined) ?? one
  const shown = new Set(choices.map(({ id }) => id))
  return (
    <Autocomplete<Related, Many>
      {...useAutocompleteTexts()}
      multiple={multiple}
      // The value lacks its path, which comes later: another object as value would take back what is being typed.
      value={(multiple ? given : (given[0] ?? null)) as never}
      options={choices}
      groupBy={heading === undefined ? undefined : () => heading}
      filterOptions={(options) => options}
      filterSelectedOptions={multiple}
      getOptionLabel={(one) => wholeText(known(one), embed)}
      renderOption={({ key, ...option }, one) => (
        <li
          key={key}
          {...option}
          aria-label={pathOf(one).length > 0 ? wholeText(one, embed) : undefined}
          style={{ paddingInlineStart: 16 + 20 * levelAmong(one, shown) }}
        >
          {relatedText(one, embed)}
          <PartOf name={pathText(one, shown) || parentText(partOf === undefined ? undefined : one[partOf], shown)} />
        </li>
      )}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
      loading={isWaiting}
      noOptionsText={note}
      onInputChange={(_, text, reason) => {
        const searched = reason === 'input' ? text : ''
        setTyped(searched)
        onType?.(searched)
      }}
      onChange={(_, chosen) => onChange(chosen as never)}
      onBlur={onBlur}
      disabled={disabled}
      renderInput={input}
    />
  )
}

/** Tells records of one name apart. */
const PartOf = ({ name }: { name: string }) => {
  const translate = useTranslate()
  return name === '' ? null : (
    <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
      {translate('picker.partOf', { name })}
    </Typography>
  )
}

/** Text of the parent of a choice that came without its path; empty if the list shows the parent. */
function parentText(whole: unknown, shown: ReadonlySet<unknown>): string {
  if (!isRelated(whole) || shown.has(whole.id)) return ''
  const { id: _, ...named } = whole
  return relatedText(whole, Object.keys(named))
}

const isRelated = (value: unknown): value is Related => isObject(value) && 'id' in value
