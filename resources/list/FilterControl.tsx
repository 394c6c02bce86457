/** One filter, by what its property holds. */
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useResourceContext, useTranslate } from 'react-admin'
import { useLabel } from '#resources/useLabel.ts'
import { DayFilter } from './DayFilter.tsx'
import type { FilterProps } from './filterProps.ts'
import { RelationFilter } from './RelationFilter.tsx'
import { TextFilter } from './TextFilter.tsx'

export const FilterControl = (props: Omit<FilterProps, 'label'>) => {
  const label = useLabel(props.property.name)
  switch (props.property.type) {
    case 'enum':
    case 'boolean':
      return <ChoiceFilter {...props} label={label} />
    case 'relation':
      return <RelationFilter {...props} label={label} />
    case 'date':
    case 'date-time':
      return <DayFilter {...props} label={label} />
    default:
      return <TextFilter {...props} label={label} />
  }
}

const ChoiceFilter = ({ property, label, value, onChange }: FilterProps) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const options =
    property.type === 'boolean'
      ? ['true', 'false'].map((choice) => ({ choice, text: translate(`ra.boolean.${choice}`) }))
      : (property.values ?? []).map((choice) => ({
          choice,
          text: translate(`resources.${resource}.values.${property.name}.${choice}`, { _: choice }),
        }))
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <MenuItem value="">{translate('list.any')}</MenuItem>
      {options.map(({ choice, text }) => (
        <MenuItem key={choice} value={choice}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
