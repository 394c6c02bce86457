/** The value of a condition: an amount, days, a choice, or a record. Stored as text, amounts in cents. */
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useGetOne, useTranslate } from 'react-admin'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import type { Related } from '#resources/texts/relatedText.ts'
import { kinds, type Condition } from '#resources/workflows/conditions.ts'

type ConditionValueProps = { condition: Condition; isClosed: boolean; onChange: (value: string | null) => void }

export const ConditionValue = (props: ConditionValueProps) => {
  const translate = useTranslate()
  const { condition, isClosed, onChange } = props
  const kind = kinds[condition.what]
  const label = translate('workflow.value')
  const value = condition.value ?? ''
  switch (kind.kind) {
    case 'record':
      return <RecordValue {...props} reference={kind.reference} embed={kind.embed} />
    case 'amount':
      return isClosed ? (
        <TextField size="small" label={label} value={value === '' ? '' : Number(value) / 100} disabled />
      ) : (
        <AmountField
          label={label}
          value={value === '' ? null : Number(value)}
          onChange={(cents) => onChange(cents === null ? null : String(cents))}
        />
      )
    case 'choice':
      return (
        <TextField
          select
          size="small"
          label={label}
          value={value}
          disabled={isClosed}
          onChange={({ target }) => onChange(target.value)}
        >
          {kind.values.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`resources.file.values.${kind.of}.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )
    default:
      return (
        <TextField
          size="small"
          label={label}
          value={value}
          disabled={isClosed}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 4) || null)}
          slotProps={{
            htmlInput: { inputMode: 'numeric' },
            input: { endAdornment: <InputAdornment position="end">{translate('workflow.days')}</InputAdornment> },
          }}
        />
      )
  }
}

type RecordValueProps = ConditionValueProps & { reference: string; embed: readonly string[] }

/** Input for a record, of which only the id is stored; its name is asked for. */
const RecordValue = ({ condition, isClosed, onChange, reference, embed }: RecordValueProps) => {
  const translate = useTranslate()
  const id = condition.value ?? ''
  const { data } = useGetOne<Related & { id: number }>(reference, { id: Number(id) }, { enabled: id !== '' })
  return (
    <RelationPicker
      reference={reference}
      embed={embed}
      value={id === '' ? null : (data ?? { id })}
      onChange={(chosen) => onChange(chosen ? String(chosen.id) : null)}
      disabled={isClosed}
      input={(params) => <TextField {...params} size="small" label={translate('workflow.value')} />}
    />
  )
}
