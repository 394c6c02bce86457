/** Filters of the documents that wait: by state, channel, template, customer and day. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useGetOne, useTranslate, type RaRecord } from 'react-admin'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import type { Related } from '#resources/texts/relatedText.ts'
import { isDate } from '#schemas/formats/date.ts'
import type { QueueFilter, QueueFilters as Chosen } from './useQueue.ts'

type QueueFiltersProps = { chosen: Chosen; onChange: (changes: Partial<Chosen>) => void }

const choices = { status: ['to_send', 'approved'], channel: ['post', 'email', 'sms'] } as const
const relations = [
  { name: 'customer', reference: 'customer', embed: ['company'] },
  { name: 'template', reference: 'post-mail-template', embed: ['name'] },
] as const

export const QueueFilters = ({ chosen, onChange }: QueueFiltersProps) => {
  const translate = useTranslate()
  const day = (name: 'from' | 'until') => (
    <DayField
      isOptional
      label={translate(`documents.queue.${name}`)}
      value={chosen[name]}
      onChange={(day) => (day === '' || isDate(day)) && onChange({ [name]: day })}
    />
  )
  return (
    <Box
      role="search"
      aria-label={translate('documents.queue.filters')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))' }}
    >
      {(['status', 'channel'] as const).map((name) => (
        <TextField
          key={name}
          select
          size="small"
          margin="none"
          label={translate(`resources.document.fields.${name}`)}
          value={chosen[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{translate(`documents.queue.${name === 'status' ? 'waiting' : 'anyChannel'}`)}</MenuItem>
          {choices[name].map((value) => (
            <MenuItem key={value} value={value}>
              {translate(`resources.document.values.${name}.${value}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {relations.map((relation) => (
        <Relation key={relation.name} {...relation} id={chosen[relation.name]} onChange={onChange} />
      ))}
      {day('from')}
      {day('until')}
    </Box>
  )
}

type RelationProps = {
  name: Extract<QueueFilter, 'customer' | 'template'>
  reference: string
  embed: readonly string[]
  id: string
  onChange: QueueFiltersProps['onChange']
}

const Relation = ({ name, reference, embed, id, onChange }: RelationProps) => {
  const translate = useTranslate()
  const { data } = useGetOne<RaRecord>(reference, { id: Number(id) }, { enabled: id !== '' })
  return (
    <RelationPicker
      reference={reference}
      embed={embed}
      value={id === '' ? null : ((data ?? { id: Number(id) }) as Related)}
      onChange={(next) => onChange({ [name]: next === null ? '' : String(next.id) })}
      input={(params) => (
        <TextField {...params} size="small" margin="none" label={translate(`documents.queue.${name}`)} />
      )}
    />
  )
}
