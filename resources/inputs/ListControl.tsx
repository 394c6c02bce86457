/** Several texts: chosen from the values that the schema names, or typed freely when it names none. */
import Autocomplete from '@mui/material/Autocomplete'
import { useTranslate } from 'react-admin'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { Field } from './Field.tsx'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useControl, type ControlProps } from './useControl.ts'

export const ListControl = ({ values, ...props }: ControlProps & { values?: readonly string[] }) => {
  const control = useControl<string[]>(props)
  const valueText = useValueText(props.source)
  const translate = useTranslate()
  return (
    <Autocomplete
      {...useAutocompleteTexts()}
      multiple
      freeSolo={!values}
      disableCloseOnSelect
      filterSelectedOptions
      options={values ?? []}
      value={control.value ?? []}
      getOptionLabel={valueText}
      onChange={(_, chosen) => control.change([...chosen])}
      onBlur={control.blur}
      disabled={control.disabled}
      noOptionsText={translate('picker.noResults')}
      sx={{ gridColumn: '1 / -1' }}
      renderInput={(params) => <Field {...params} control={control} size="small" required={false} />}
    />
  )
}
