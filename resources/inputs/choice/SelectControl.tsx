/** Searchable select with a fixed list of options. Its value is the id. */
import Autocomplete from '@mui/material/Autocomplete'
import { useTranslate } from 'react-admin'
import { Field } from '#resources/inputs/Field.tsx'
import { optionLimit, optionText, type Option, type OptionId } from './options.ts'
import { useAutocompleteTexts } from '#resources/inputs/useAutocompleteTexts.ts'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'

type SelectProps = ControlProps & { options: readonly Option[]; isLoading?: boolean }

export const SelectControl = ({ options, isLoading = false, ...props }: SelectProps) => {
  const control = useControl<OptionId>(props)
  const translate = useTranslate()
  const offered = options.slice(0, optionLimit)
  const chosen = control.value ?? null
  return (
    <Autocomplete<Option>
      {...useAutocompleteTexts()}
      value={chosen === null ? null : (options.find(({ id }) => String(id) === String(chosen)) ?? { id: chosen })}
      options={offered}
      getOptionLabel={(option) => optionText(option)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
      loading={isLoading}
      noOptionsText={translate(options.length === 0 ? 'list.empty' : 'picker.noResults')}
      onChange={(_, option) => control.change(option?.id ?? null)}
      onBlur={control.blur}
      disabled={control.disabled}
      renderInput={(params) => <Field {...params} control={control} size="small" />}
    />
  )
}
