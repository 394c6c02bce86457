/** Select whose options an endpoint finds by the typed text. Its value is the id. */
import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { Field } from '#resources/inputs/Field.tsx'
import { optionText, type Option, type OptionId } from './options.ts'
import { useAutocompleteTexts } from '#resources/inputs/useAutocompleteTexts.ts'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'
import { useChosenOption, useOptions } from './useOptions.ts'

type AjaxSelectProps = ControlProps & {
  /** Answers `keywords` with options, and `id` with one option. */
  url: string
  /** Sent along with the typed text. */
  query?: Readonly<Record<string, unknown>>
  /** Property with the label of an option, if not text, name or title. */
  text?: string
}

export const AjaxSelectControl = ({ url, query, text: field, ...props }: AjaxSelectProps) => {
  const control = useControl<OptionId>(props)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Option>()
  const { options, isWaiting, note } = useOptions(url, typed, query)
  const id = control.value ?? null
  const known = picked !== undefined && String(picked.id) === String(id) ? picked : undefined
  return (
    <Autocomplete<Option>
      {...useAutocompleteTexts()}
      value={useChosenOption(url, id, known)}
      options={options}
      filterOptions={(found) => found}
      getOptionLabel={(option) => optionText(option, field)}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
      loading={isWaiting}
      noOptionsText={note}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, option) => {
        setPicked(option ?? undefined)
        control.change(option?.id ?? null)
      }}
      onBlur={control.blur}
      disabled={control.disabled}
      renderInput={(params) => <Field {...params} control={control} size="small" />}
    />
  )
}
