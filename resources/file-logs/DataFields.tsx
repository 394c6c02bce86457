/** New data of the debtor, beside what stands there; only what is filled in is proposed. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { dataFields, type DataField, type DebtorData } from '#domain/fileLog/dataChange.ts'
import { Fold } from '#resources/show/Fold.tsx'
import type { FieldProps } from './fieldProps.ts'

type DataFieldsProps = FieldProps & {
  /** undefined for people who do not see it. */
  current: DebtorData | undefined
}

const languages = ['nl', 'en', 'fr', 'de'] as const

export const DataFields = ({ draft, errors, onChange, current }: DataFieldsProps) => {
  const translate = useTranslate()
  const shown = (field: DataField) => {
    const value = current?.[field]
    if (!value) return undefined
    const text = field === 'language' ? translate(`resources.debtor.values.language.${value}`, { _: value }) : value
    return translate('fileLog.now', { value: text })
  }
  const set = (field: DataField, value: string) => onChange({ data: { ...draft.data, [field]: value } })
  return (
    <Fold title={translate('fileLog.newData')}>
      <Box sx={{ p: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('fileLog.newDataLead')}
        </Typography>
        <Box sx={grid}>
          {dataFields.map((field) => (
            <TextField
              key={field}
              select={field === 'language'}
              size="small"
              label={translate(`resources.file-log.rowValues.dataChange.field.${field}`)}
              value={draft.data[field] ?? ''}
              error={errors[`data.${field}`] !== undefined}
              helperText={errors[`data.${field}`] ?? shown(field)}
              onChange={({ target }) => set(field, target.value)}
              slotProps={{
                htmlInput: { maxLength: 254, autoComplete: 'off' },
                ...(field === 'language' && { select: { displayEmpty: true }, inputLabel: { shrink: true } }),
              }}
            >
              {field === 'language' && [
                <MenuItem key="" value="">
                  {translate('fileLog.asItIs')}
                </MenuItem>,
                ...languages.map((value) => (
                  <MenuItem key={value} value={value}>
                    {translate(`resources.debtor.values.language.${value}`)}
                  </MenuItem>
                )),
              ]}
            </TextField>
          ))}
        </Box>
      </Box>
    </Fold>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
} as const
