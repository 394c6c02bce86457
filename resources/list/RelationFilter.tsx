/** Filters on the record that is pointed at. */
import TextField from '@mui/material/TextField'
import { useGetOne } from 'react-admin'
import { asChoice } from '#providers/dataProvider.ts'
import type { Related } from '#resources/fields/related.ts'
import { RelationPicker } from '#resources/inputs/RelationPicker.tsx'
import type { FilterProps } from './filterProps.ts'

export const RelationFilter = ({ property: { relation }, label, value, onChange }: FilterProps) => {
  const reference = relation?.entity ?? ''
  const id = typeof value === 'number' || typeof value === 'string' ? value : undefined
  const { data } = useGetOne<Related>(
    reference,
    { id: id ?? '', meta: asChoice },
    { enabled: id !== undefined, retry: false },
  )
  return (
    <RelationPicker
      reference={reference}
      embed={relation?.embed ?? []}
      value={id === undefined ? null : (data ?? { id })}
      onChange={(chosen) => onChange(chosen?.id)}
      input={(params) => <TextField {...params} size="small" label={label} />}
    />
  )
}
