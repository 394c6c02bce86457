/** A call: which way, with whom, on which number, and how it went. */
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate, type RaRecord } from 'react-admin'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { pair, type FieldProps } from './fieldProps.ts'
import { debtorOf, useCaller, useNumbers } from './useCaller.ts'

const results = fileLog.properties.find(({ name }) => name === 'callResult')?.values ?? []

export const CallFields = ({ draft, errors, onChange, file }: FieldProps & { file: RaRecord }) => {
  const translate = useTranslate()
  const debtor = debtorOf(file)
  const numbers = useNumbers(debtor)
  const { channel, callerName, callerNumber, callResult } = draft
  const caller = useCaller(callerNumber, debtor)
  const name = (source: string) => translate(`resources.file-log.fields.${source}`)
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={channel}
        aria-label={name('channel')}
        onChange={(_, next: 'phone_in' | 'phone_out' | null) => next && onChange({ channel: next })}
      >
        {(['phone_in', 'phone_out'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 2, textTransform: 'none' }}>
            {translate(`resources.file-log.values.channel.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={pair}>
        <Autocomplete
          freeSolo
          options={numbers}
          inputValue={callerNumber}
          onInputChange={(_, text) => onChange({ callerNumber: text })}
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first question of a dialog that was asked for
              autoFocus
              label={name('callerNumber')}
              error={errors.callerNumber !== undefined}
              helperText={errors.callerNumber ?? caller}
              slotProps={{ htmlInput: { ...params.inputProps, inputMode: 'tel', maxLength: 40 } }}
            />
          )}
        />
        <TextField
          size="small"
          label={name('callerName')}
          value={callerName}
          error={errors.callerName !== undefined}
          helperText={errors.callerName}
          slotProps={{ htmlInput: { maxLength: 160, autoComplete: 'off' } }}
          onChange={({ target }) => onChange({ callerName: target.value })}
        />
        <TextField
          select
          size="small"
          label={name('callResult')}
          value={callResult ?? ''}
          error={errors.callResult !== undefined}
          helperText={
            errors.callResult ?? (callResult === 'wrong_number' ? translate('fileLog.caller.wrong') : undefined)
          }
          onChange={({ target }) => onChange({ callResult: target.value as FileLog['callResult'] })}
        >
          {results.map((value) => (
            <MenuItem key={value} value={value}>
              {translate(`resources.file-log.values.callResult.${value}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </>
  )
}
