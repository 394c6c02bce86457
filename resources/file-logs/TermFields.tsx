/** Terms that somebody asks for; whether they are allowed is decided afterwards. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { Fold } from '#resources/show/Fold.tsx'
import type { LogDraft } from './draft.ts'
import type { FieldProps } from './fieldProps.ts'

const frequencies = ['weekly', 'two_weekly', 'monthly', 'quarterly'] as const

export const TermFields = ({ draft, errors, onChange }: FieldProps) => {
  const translate = useTranslate()
  const [isOpen] = useState(draft.termAmount !== null)
  const name = (source: string) => translate(`resources.file-log.fields.${source}`)
  return (
    <Fold title={translate('fileLog.asksTerms')} isOpen={isOpen}>
      <Box sx={grid}>
        <AmountField
          label={name('termAmount')}
          value={draft.termAmount}
          error={errors.termAmount}
          onChange={(termAmount) => onChange({ termAmount })}
        />
        <TextField
          select
          size="small"
          label={name('termFrequency')}
          value={draft.termFrequency}
          onChange={({ target }) => onChange({ termFrequency: target.value as LogDraft['termFrequency'] })}
        >
          {frequencies.map((value) => (
            <MenuItem key={value} value={value}>
              {translate(`resources.file-log.values.termFrequency.${value}`)}
            </MenuItem>
          ))}
        </TextField>
        <DayField
          label={name('termStart')}
          value={draft.termStart}
          error={errors.termStart}
          onChange={(termStart) => onChange({ termStart })}
        />
      </Box>
    </Fold>
  )
}

const grid = {
  p: 2,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
} as const
