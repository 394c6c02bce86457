/** Inputs for the values of a condition. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { parseDay } from '#resources/texts/dates.ts'
import { CalendarButton } from '#resources/inputs/date/CalendarButton.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { Choices } from './Choices.tsx'
import type { FilterValue } from './kinds.ts'
import { RelationChoices } from './RelationChoices.tsx'
import type { ValuesProps } from './valuesProps.ts'

export const Values = (props: ValuesProps) => {
  const { property, kind, label, drafts, onChange, mistake } = props
  const translate = useTranslate()
  switch (kind.input) {
    case 'none':
      return null
    case 'choices':
      if (property.relation) return <RelationChoices {...props} />
      return <Choices {...props} />
    case 'count':
      return <Days {...props} />
    case 'two': {
      const [from = '', until = ''] = drafts
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, alignItems: 'start' }}>
          <Value
            {...props}
            autoFocus
            label={translate('list.from')}
            draft={from}
            onDraft={(next) => onChange([next, until])}
          />
          <Value
            {...props}
            mistake={mistake && ' '}
            label={translate('list.until')}
            draft={until}
            onDraft={(next) => onChange([from, next])}
          />
        </Box>
      )
    }
    default:
      return <Value {...props} autoFocus label={label} draft={drafts[0] ?? ''} onDraft={(next) => onChange([next])} />
  }
}

type ValueProps = Pick<ValuesProps, 'property' | 'label' | 'mistake'> & {
  autoFocus?: boolean
  draft: FilterValue
  onDraft: (draft: string) => void
}

const Value = ({ property: { type }, label, mistake, autoFocus, draft, onDraft }: ValueProps) => {
  const isDay = type === 'date' || type === 'date-time'
  const isNumber = type === 'integer' || type === 'money' || type === 'percentage' || type === 'decimal'
  const calendar = isDay && (
    <CalendarButton
      type="date"
      disabled={false}
      value={parseDay(String(draft)) ?? ''}
      onPick={(day) => onDraft(day ? formatDay(day) : '')}
    />
  )
  return (
    <TextField
      autoFocus={autoFocus}
      size="small"
      label={label}
      value={draft}
      error={mistake !== undefined}
      helperText={mistake}
      placeholder={isDay ? 'DD-MM-YYYY' : undefined}
      autoComplete="off"
      onChange={(event) => onDraft(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: isDay || type === 'integer' ? 'numeric' : isNumber ? 'decimal' : undefined },
        input: { endAdornment: calendar },
      }}
    />
  )
}

const usual = [7, 30, 90]

const Days = ({ drafts, onChange, mistake }: ValuesProps) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        autoFocus
        size="small"
        label={translate('filter.days')}
        value={drafts[0] ?? ''}
        error={mistake !== undefined}
        helperText={mistake}
        autoComplete="off"
        onChange={(event) => onChange([event.target.value])}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Box sx={{ display: 'flex', gap: 0.75 }}>
        {usual.map((count) => (
          <Chip
            key={count}
            label={count}
            aria-label={translate('filter.says.days', { smart_count: count })}
            aria-pressed={String(drafts[0]) === String(count)}
            color={String(drafts[0]) === String(count) ? 'primary' : 'default'}
            onClick={() => onChange([count])}
          />
        ))}
      </Box>
    </Box>
  )
}
