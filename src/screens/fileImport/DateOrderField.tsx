/** Whether the dates of a column begin with the day or the month: as it was understood, or asked. */
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { DateOrder } from '#domain/cells/day.ts'

type DateOrderFieldProps = {
  header: string
  /** undefined: it must be chosen. */
  order: DateOrder | undefined
  onChoose: (order: DateOrder) => void
}

export const DateOrderField = ({ header, order, onChoose }: DateOrderFieldProps) => {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      label={translate('fileImport.dateOrder', { header })}
      value={order ?? ''}
      error={order === undefined}
      helperText={order === undefined ? translate('fileImport.dateOrderAsked') : undefined}
      onChange={({ target }) => onChoose(target.value === 'mdy' ? 'mdy' : 'dmy')}
    >
      {(['dmy', 'mdy'] as const).map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`fileImport.dateOrders.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
