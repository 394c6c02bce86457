/** The field in which related records are searched and picked. It knows of no form, so that filters use it too. */
import Autocomplete from '@mui/material/Autocomplete'
import { useState, type ReactNode } from 'react'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { relatedText, type Related } from '#resources/texts/related.ts'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useChoices, type Sought } from './useChoices.ts'

export type RelationTarget = Pick<Sought, 'reference' | 'where'> & { embed: readonly string[] }

type PickerProps<Many extends boolean> = RelationTarget & {
  of?: Sought['of']
  multiple?: Many
  value: Many extends true ? Related[] : Related | null
  onChange: (value: Many extends true ? Related[] : Related | null) => void
  onBlur?: () => void
  disabled?: boolean
  /** What was typed, so that it can be offered as the name of a new record. */
  onType?: (text: string) => void
  input: (params: AutocompleteRenderInputParams) => ReactNode
}

export function RelationPicker<Many extends boolean = false>(props: PickerProps<Many>) {
  const { reference, embed, where, of, multiple, value, onChange, onBlur, disabled, onType, input } = props
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
