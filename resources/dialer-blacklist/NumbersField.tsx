/** Input for pasted phone numbers, separated by line breaks, commas or semicolons. */
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'

/** Most numbers that the server accepts at once. */
const most = 1000

export const numbersIn = (text: unknown): string[] =>
  String(text ?? '')
    .split(/[\n,;]/)
    .map((line) => line.trim())

export const NumbersField = () => {
  const translate = useTranslate()
  const { field, fieldState } = useController({
    name: 'phones',
    rules: {
      validate: (text) => {
        const count = countOf(text)
        if (count === 0) return 'validation.required'
        return count <= most || 'blacklist.tooMany'
      },
    },
  })
  const message = fieldState.error?.message
  return (
    <TextField
      label={translate('blacklist.numbers')}
      placeholder={'06 1234 5678\n0031 20 640 4360'}
      required
      multiline
      minRows={6}
      maxRows={14}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={
        message
          ? translate(message, { _: message, limit: most, max: most })
          : translate('blacklist.count', { smart_count: countOf(field.value) })
      }
      sx={{ gridColumn: '1 / -1', '& textarea': { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}

const countOf = (text: unknown): number => numbersIn(text).filter((line) => line !== '').length
