/** Rows of a calculator, such as claims: added, removed, and pasted from a spreadsheet. */
import Add from '@mui/icons-material/Add'
import ContentPaste from '@mui/icons-material/ContentPaste'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState, type ClipboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { List, Row } from './calculators.ts'
import { CalculatorRow } from './CalculatorRow.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { isTable, rowsIn } from './paste.ts'
import { rowAtFirst } from './question.ts'

type RowListProps = {
  list: List
  title: string
  rows: readonly Row[]
  claims: number
  today: string
  errors: Readonly<Record<string, string>>
  onChange: (rows: readonly Row[]) => void
  onRemove: (rows: readonly Row[], removed: number) => void
}

export const RowList = ({ list, title, rows, claims, today, errors, onChange, onRemove }: RowListProps) => {
  const translate = useTranslate()
  const heading = useId()
  const [added, setAdded] = useState<number>()
  const [isPasting, setPasting] = useState(false)
  const start = rowAtFirst(list.fields, today)
  const isBlank = (row: Row) => list.fields.every(({ name }) => (row[name] ?? '') === (start[name] ?? ''))
  const addAll = (more: readonly Row[]) =>
    onChange([...rows.filter((row) => !isBlank(row)), ...more].slice(0, list.most))

  const handleAdd = () => {
    setAdded(rows.length)
    onChange([...rows, start])
  }
  const handleRemove = (place: number) => {
    const left = rows.filter((_row, other) => other !== place)
    onRemove(left.length < list.least ? [start] : left, place)
  }
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    const { rows: pasted } = rowsIn(text, list, start, translate)
    if (pasted.length === 0) return
    event.preventDefault()
    addAll(pasted)
  }
  return (
    <>
      <Box component="section" aria-labelledby={heading} onPaste={handlePaste} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id={heading} component="h2" variant="subtitle2">
          {title}
        </Typography>
        {rows.map((row, place) => (
          <CalculatorRow
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and all that they show is in `row`
            key={place}
            list={list}
            row={row}
            place={place}
            claims={claims}
            errors={errors}
            isAdded={place === added}
            onChange={(next) => onChange(rows.map((one, other) => (other === place ? next : one)))}
            onRemove={rows.length > list.least || !isBlank(row) ? () => handleRemove(place) : undefined}
          />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<Add />} disabled={rows.length >= list.most} onClick={handleAdd}>
            {translate(`calculators.add.${list.name}`)}
          </Button>
          <Button startIcon={<ContentPaste />} onClick={() => setPasting(true)}>
            {translate('calculators.paste.open')}
          </Button>
        </Box>
      </Box>
      {/* Outside, because what is pasted into it would be taken twice. */}
      <PasteDialog
        open={isPasting}
        title={translate('calculators.paste.title', { list: title })}
        list={list}
        start={start}
        onClose={() => setPasting(false)}
        onRows={addAll}
      />
    </>
  )
}
