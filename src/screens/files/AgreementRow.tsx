/** An agreement on interest: of a claim or the whole file, its kind, and the days on which it holds. */
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { compoundings, pers, types, type ClaimChoice, type Typed } from './interestAgreements.ts'

type Field = Exclude<keyof Typed, 'key' | 'id'>
type AgreementRowProps = {
  row: Typed
  /** Place in the list, from 1. */
  place: number
  claims: readonly ClaimChoice[]
  /** Translated, by field. */
  errors: Readonly<Partial<Record<Field, string>>>
  onChange: (row: Typed) => void
  onRemove: () => void
}

export const AgreementRow = ({ row, place, claims, errors, onChange, onRemove }: AgreementRowProps) => {
  const translate = useTranslate()
  const field = (name: Field) => ({
    size: 'small' as const,
    label: translate(`resources.interest-setting.fields.${name}`),
    value: row[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...row, [name]: target.value }),
  })
  const choices = (name: Field, values: readonly string[], empty?: string) => (
    <TextField
      select
      {...field(name)}
      slotProps={{ select: { displayEmpty: empty !== undefined }, inputLabel: { shrink: true } }}
    >
      {empty !== undefined && <MenuItem value="">{empty}</MenuItem>}
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {translate(`resources.interest-setting.values.${name}.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  )
  const day = (name: 'from' | 'until') => (
    <DayField
      isOptional
      label={translate(`resources.interest-setting.fields.${name}`)}
      value={row[name]}
      error={errors[name]}
      onChange={(typed) => onChange({ ...row, [name]: typed })}
    />
  )
  return (
    <Box role="group" aria-label={translate('interestPage.agreement', { place })} sx={line}>
      <Box sx={fields}>
        <TextField
          select
          {...field('claim')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{translate('interestPage.wholeFile')}</MenuItem>
          {claims.map(({ id, number }) => (
            <MenuItem key={id} value={String(id)}>
              {number}
            </MenuItem>
          ))}
        </TextField>
        {choices('type', types)}
        {row.type === 'contractual' && <TextField {...field('rate')} slotProps={percent} />}
        {row.type === 'contractual' && choices('per', pers)}
        {row.type !== 'none' && <TextField {...field('surcharge')} slotProps={percent} />}
        {row.type !== 'none' && choices('compounding', compoundings, translate('interestPage.usual'))}
        {day('from')}
        {day('until')}
      </Box>
      <IconButton aria-label={translate('interestPage.remove', { place })} onClick={onRemove}>
        <Delete />
      </IconButton>
    </Box>
  )
}

const percent = { htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } } as const
const line = {
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
const fields = {
  flex: 1,
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 165px), 1fr))',
} as const
