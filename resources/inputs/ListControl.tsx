/** List of texts: chosen from the schema's values, or typed freely. */
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import { useTranslate } from 'react-admin'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { Field } from './Field.tsx'
import { useAutocompleteTexts } from './useAutocompleteTexts.ts'
import { useControl, type ControlProps } from './useControl.ts'

type ListProps = ControlProps & { values?: readonly string[] } & Pick<
    AutocompleteProps<string, true, false, boolean>,
    'groupBy' | 'getOptionDisabled'
  >

export const ListControl = ({ values, groupBy, getOptionDisabled, ...props }: ListProps) => {
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
      groupBy={groupBy}
      getOptionDisabled={getOptionDisabled}
      value={control.value ?? []}
      getOptionLabel={valueText}
      onChange={(_, chosen) => control.change(values ? [...chosen] : filledIn(chosen))}
      onBlur={control.blur}
      disabled={control.disabled}
      noOptionsText={translate('picker.noResults')}
      sx={{ gridColumn: '1 / -1' }}
      renderInput={(params) => <Field {...params} control={control} size="small" required={false} />}
    />
  )
}

/** Free input in stored form. */
const filledIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
]
