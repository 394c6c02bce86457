/** Form of a calculator: its fields, and its lists of rows. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { CalculatorField, fieldRow } from './CalculatorField.tsx'
import { calculators, type CalculatorName, type Question, type Row } from './calculators.ts'
import { RowList } from './RowList.tsx'
import { withoutClaim } from './question.ts'

type CalculatorFormProps = {
  name: CalculatorName
  question: Question
  onChange: (question: Question) => void
  today: string
  /** Translated, by the path of the field. */
  errors: Readonly<Record<string, string>>
}

export const CalculatorForm = ({ name, question, onChange, today, errors }: CalculatorFormProps) => {
  const translate = useTranslate()
  const { fields, lists } = calculators[name]
  const setRows = (list: string, rows: readonly Row[]) =>
    onChange({ ...question, lists: { ...question.lists, [list]: rows } })
  const removeClaim = (rows: readonly Row[], removed: number) => {
    const paid = withoutClaim(question.lists.payments ?? [], removed)
    onChange({ ...question, lists: { ...question.lists, claims: rows, payments: paid } })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={fieldRow}>
        {fields
          .filter(({ when }) => when?.(question.fields) ?? true)
          .map((field) => (
            <CalculatorField
              key={field.name}
              field={field}
              owner={name}
              value={question.fields[field.name] ?? ''}
              onChange={(text) => onChange({ ...question, fields: { ...question.fields, [field.name]: text } })}
              error={errors[field.name]}
            />
          ))}
      </Box>
      {lists.map((list) => (
        <RowList
          key={list.name}
          list={list}
          title={translate(`calculators.lists.${list.name}`)}
          rows={question.lists[list.name] ?? []}
          claims={question.lists.claims?.length ?? 0}
          today={today}
          errors={errors}
          onChange={(rows) => setRows(list.name, rows)}
          onRemove={list.name === 'claims' ? removeClaim : (rows) => setRows(list.name, rows)}
        />
      ))}
    </Box>
  )
}
