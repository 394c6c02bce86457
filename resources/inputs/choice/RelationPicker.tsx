/** Searchable picker of related records. Independent of forms, so that filters use it too. */
import Autocomplete from '@mui/material/Autocomplete'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { relatedText, type Related } from '#resources/texts/related.ts'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useChoices, type Sought } from './useChoices.ts'

export type RelationTarget = Pick<Sought, 'reference' | 'where'> & {
  embed: readonly string[]
  /** Of records that are parts of others: property with what one is part of. */
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
  const { reference, embed, partOf, where, of, multiple, value, onChange, onBlur, disabled, onType, input } = props
  const [typed, setTyped] = useState('')
  const { choices, heading, isWaiting, note } = useChoices({ reference, where, of }, typed)
  return (
    <Autocomplete<Related, Many>
      {...useAutocompleteTexts()}
      multiple={multiple}
      value={value as never}
      options={choices}
      groupBy={heading === undefined ? undefined : () => heading}
      filterOptions={(options) => options}
      filterSelectedOptions={multiple}
      getOptionLabel={(one) => relatedText(one, embed)}
      renderOption={({ key, ...option }, one) => (
        <li key={key} {...option}>
          {relatedText(one, embed)}
          <PartOf whole={partOf === undefined ? undefined : one[partOf]} />
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
const PartOf = ({ whole }: { whole: unknown }) => {
  const translate = useTranslate()
  if (!isRelated(whole)) return null
  const { id: _, ...shown } = whole
  return (
    <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
      {translate('picker.partOf', { name: relatedText(whole, Object.keys(shown)) })}
    </Typography>
  )
}

const isRelated = (value: unknown): value is Related => isObject(value) && 'id' in value
