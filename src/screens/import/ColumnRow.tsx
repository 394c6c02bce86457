/** A column of the file: its header, examples from it, and the property that it becomes. */
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Column, Target } from './imports.ts'

type ColumnRowProps = {
  column: Column
  targets: readonly Target[]
  to: string | null
  /** An earlier column becomes the same property. */
  isTwice: boolean
  onChoose: (to: string | null) => void
  /** Below what the column becomes. */
  children?: ReactNode
}

export const ColumnRow = ({
  column: { header, samples },
  targets,
  to,
  isTwice,
  onChoose,
  children,
}: ColumnRowProps) => {
  const translate = useTranslate()
  const chosen = targets.find((target) => target.to === to) ?? null
  const note = (target: Target) =>
    [target.isKey && translate('importPage.isKey'), target.isRequired && translate('importPage.isRequired')]
      .filter(Boolean)
      .join(', ')
  const helper = isTwice ? translate('importPage.twice') : chosen ? note(chosen) : translate('importPage.notRead')
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{header}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {samples.map((sample) => shortened(sample)).join(' · ') || translate('importPage.noSamples')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Autocomplete
          size="small"
          autoHighlight
          openOnFocus
          options={targets}
          value={chosen}
          getOptionLabel={({ title }) => title}
          getOptionKey={(target) => target.to}
          isOptionEqualToValue={(one, other) => one.to === other.to}
          onChange={(_, target) => onChoose(target?.to ?? null)}
          renderOption={({ key, ...props }, target) => (
            <li key={key} {...props}>
              <span>
                {target.title}{' '}
                <Typography component="span" variant="body2" color="text.secondary">
                  {note(target)}
                </Typography>
              </span>
            </li>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
              label={translate('importPage.field')}
              placeholder={translate('importPage.notRead')}
              error={isTwice}
              helperText={helper || undefined}
              slotProps={{
                htmlInput: { ...input.inputProps, 'aria-label': translate('importPage.fieldOf', { header }) },
              }}
            />
          )}
        />
        {children}
      </Box>
    </Box>
  )
}

/** Characters of an example. */
const longest = 60
const shortened = (sample: string) => (sample.length > longest ? `${sample.slice(0, longest)}…` : sample)

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 360px)' },
  alignItems: 'start',
  columnGap: 3,
  rowGap: 1,
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
